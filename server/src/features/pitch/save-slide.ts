import type { BodyOf } from '@catchpitch/contract/endpoint'
import { limits } from '@catchpitch/contract/limits'
import type { createPitchSlide, updatePitchSlide } from '@catchpitch/contract/pitch/pitch.endpoints'
import { missingWords } from '@catchpitch/contract/pitch/pitch-slide'
import { slideKind } from '@catchpitch/contract/slides/slide'
import { exchangePicture, shownBy } from '#features/slides/slides.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import { cleanRichTexts } from '#platform/rich-text/take-rich-texts'
import {
  countSlides,
  findSlide,
  insertSlide,
  lockPitch,
  lockSlide,
  type SlideColumns,
  type SlideKey,
  setRemoved,
  updateSlide,
} from './pitch.queries.ts'
import { takeVideo } from './take-video.ts'

type Calling = Pick<Context, 'db' | 'now'>
type Form = BodyOf<typeof createPitchSlide>

export async function readSlide({ db }: Pick<Context, 'db'>, key: SlideKey) {
  return (await findSlide(db, key)) ?? refuse('record.missing')
}

/** The form's own check has seen the text before it was cleaned; what is left of it may be nothing. */
function columnsOf({ type, kind, topic, name, body, is_drawback, video_id: brought, ...shown }: Form): SlideColumns {
  const clean = { name, body: cleanRichTexts(body) }
  const problems = missingWords(clean)
  if (problems.length > 0) return refuseProblems(problems)
  const { video, ...pictured } = shownBy({ kind, ...shown })
  const video_id = kind === slideKind.video ? brought : null
  return { type, kind, topic, ...clean, is_drawback, ...pictured, video: video_id === null ? video : null, video_id }
}

/** With the one that was just put there. */
async function requirePlace({ db }: Calling, group_id: string): Promise<void> {
  const { max } = limits.pitch.slides
  if ((await countSlides(db, group_id)) > max) refuse('pitch.full', { max })
}

export async function createSlide(context: Calling, group_id: string, form: Form) {
  const slide = columnsOf(form)
  const key = { group_id, id: newId(context.now) }
  await lockPitch(context.db, group_id)
  await exchangePicture(context, { group_id, before: null, after: slide.file_id })
  await takeVideo(context, { group_id, before: null, after: slide.video_id })
  await insertSlide(context.db, key, slide, context.now)
  await requirePlace(context, group_id)
  return readSlide(context, key)
}

/** The names of what it changed come along, for the log. */
export async function changeSlide(
  context: Calling,
  key: SlideKey,
  { version, ...form }: BodyOf<typeof updatePitchSlide>,
) {
  const { db, now } = context
  const before = (await lockSlide(db, key)) ?? refuse('record.missing')
  if (before.version !== version) return refuse('record.changed')
  const slide = columnsOf(form)
  await exchangePicture(context, { group_id: key.group_id, before: before.file_id, after: slide.file_id })
  const videos = { group_id: key.group_id, before: before.video_id, after: slide.video_id }
  await takeVideo(context, videos)
  await updateSlide(db, key, slide, now)
  const fields = Object.entries(slide).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(before, field)) ? [] : [field],
  )
  return { slide: await readSlide(context, key), fields }
}

/** Its picture stays with it, in case that it is put back. */
export async function removeSlide({ db, now }: Calling, key: SlideKey): Promise<void> {
  if (!(await setRemoved(db, key, now, now))) refuse('record.missing')
}

export async function restoreSlide(context: Calling, key: SlideKey) {
  await lockPitch(context.db, key.group_id)
  if (!(await setRemoved(context.db, key, null, context.now))) return refuse('record.missing')
  await requirePlace(context, key.group_id)
  return readSlide(context, key)
}
