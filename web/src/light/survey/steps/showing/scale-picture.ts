import { limits } from '@catchpitch/contract/limits'

const { side } = limits.slide.picture
const quality = 0.85

/** What is wrong with a file that was to be a picture. */
export type PictureProblem = 'type' | 'bytes'

/** Draws it no larger than it is kept. What else the file holds, such as the place where it was taken, stays behind. */
async function draw(source: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}

/** A file that somebody chose, as it is kept and sent; or what is wrong with it. */
export async function scalePicture(file: Blob): Promise<Blob | PictureProblem> {
  if (file.size > limits.picture.bytes) return 'bytes'
  try {
    const picture = await createImageBitmap(file)
    const drawn = await draw(picture, picture.width, picture.height)
    picture.close()
    return drawn ?? 'type'
  } catch {
    // Nothing that this browser can read.
    return 'type'
  }
}

/** What the camera sees now; null if it sees nothing yet. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  return video.videoWidth === 0 ? null : draw(video, video.videoWidth, video.videoHeight)
}
