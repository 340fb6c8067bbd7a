import { limits } from '@catchpitch/contract/limits'

/** `refused`: the person or the browser said no. `missing`: there is none, or the page does not come over a safe line. */
export type CameraState = 'off' | 'asking' | 'on' | 'refused' | 'missing'

const { width, height } = limits.integrity.snapshot

type Shown = { state: CameraState; stream: MediaStream | null }

let shown: Shown = { state: 'off', stream: null }
const listeners = new Set<() => void>()

function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

function release(): void {
  for (const track of shown.stream?.getTracks() ?? []) track.stop()
}

/** The camera of this device, for as long as the survey goes on. Nothing of it leaves the page but single pictures. */
export const camera = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  snapshot: (): Shown => shown,

  async start(): Promise<void> {
    if (shown.state === 'on' || shown.state === 'asking') return
    // Absent where the page does not come from a safe origin, whatever the types say.
    const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : null
    if (!devices) return show({ state: 'missing', stream: null })
    show({ state: 'asking', stream: null })
    try {
      const stream = await devices.getUserMedia({ video: { width: { ideal: 640 }, facingMode: 'user' } })
      for (const track of stream.getVideoTracks()) {
        // Unplugged, or taken back in the browser's settings. Our own stopping does not tell.
        track.addEventListener('ended', () => show({ state: 'off', stream: null }))
      }
      show({ state: 'on', stream })
    } catch (error) {
      show({ state: isRefusal(error) ? 'refused' : 'missing', stream: null })
    }
  },

  stop(): void {
    release()
    show({ state: 'off', stream: null })
  },
}

/** One picture of what the camera sees now, as small as it is kept; null if it sees nothing yet. */
export async function takePicture(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  await video.play()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d')
  if (!drawing || video.videoWidth === 0) return null
  // Filled as a window is by a view: what does not fit is cut off at both sides alike.
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight)
  const [drawn_width, drawn_height] = [video.videoWidth * scale, video.videoHeight * scale]
  drawing.drawImage(video, (width - drawn_width) / 2, (height - drawn_height) / 2, drawn_width, drawn_height)
  video.srcObject = null
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
