import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { slideType } from '@catchpitch/contract/slides/slide'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { signedFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import type { ShownSlide } from './slides-of-survey.ts'
import { listReady } from './videos.queries.ts'

type Reader = Pick<Context, 'db' | 'now' | 'language' | 'secrets'>

/** Slides of a company as somebody reads them who is not of it: in one language, with what can be looked at now. */
export async function presentSlides(
  { db, now, language, secrets }: Reader,
  group_id: string,
  slides: readonly ShownSlide[],
) {
  const videos = await listReady(
    db,
    group_id,
    slides.flatMap(({ video_id }) => video_id ?? []),
  )
  const addressOf = (file: { group_id: string; id: string }) => signedFileUrl(secrets, file, now)
  return slides.map(({ id, type, name, body, file_id, file_of, video: link, video_id, is_drawback, ...slide }) => {
    const read = languageOfAll([name, body], language)
    const video = link === null ? null : videoOf(link)
    const ready = videos.find((one) => one.id === video_id)
    return {
      id,
      is_answer: type === slideType.question,
      language: read,
      name: name[read],
      body: body[read],
      picture: file_id && addressOf({ group_id: file_of, id: file_id }),
      picture_text: slide.picture_text[read],
      embed: video && { site: video.site, url: video.embed_url },
      brought: ready
        ? {
            url: addressOf({ group_id, id: ready.file_id }),
            poster: ready.poster_id && addressOf({ group_id, id: ready.poster_id }),
          }
        : null,
      is_drawback,
    }
  })
}
