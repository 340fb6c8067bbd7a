import type { Language } from '@catchpitch/contract/languages'
import type { BroughtVideo } from '@catchpitch/contract/videos/brought-video'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { z } from 'zod'
import { signedFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import type { findVideo } from './videos.queries.ts'

type Shower = Pick<Context, 'secrets' | 'now'> & { language: Language; group: { id: string } }
type Video = NonNullable<Awaited<ReturnType<typeof findVideo>>>

const anyState = z.enum(videoState)
const anyProblem = z
  .enum(['field.video.type', 'field.video.unplayable', 'field.video.broken'])
  .catch('field.video.broken')

export function presentVideo({ secrets, now, language, group }: Shower, video: Video): BroughtVideo {
  const { id, state, bytes, received, file_id, poster_id, problem } = video
  const addressOf = (file: string | null) => file && signedFileUrl(secrets, { group_id: group.id, id: file }, now)
  return {
    id,
    state: anyState.parse(state),
    bytes,
    received,
    url: addressOf(file_id),
    poster: addressOf(poster_id),
    problem: problem === null ? null : translate(language, anyProblem.parse(problem)),
  }
}
