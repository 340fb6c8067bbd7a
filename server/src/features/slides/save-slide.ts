import type { BodyOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import { slideKind } from '@catchpitch/contract/slides/slide'
import type { createAdminSlide, updateAdminSlide } from '@catchpitch/contract/slides/slides.endpoints'
import type { Connection } from '#platform/db/database'
import { discardFile } from '#platform/files/discard-file'
import { keepFile } from '#platform/files/keep-file'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import { takeRichTexts } from '#platform/rich-text/take-rich-texts'
import { insertSlide, readSlide, type SlideColumns, updateSlide } from './slides.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>
type Form = BodyOf<typeof createAdminSlide>

export async function findSlide(db: Connection, id: string) {
  return (await readSlide(db, id)) ?? refuse('record.missing')
}

/** A picture or a link of a kind that it no longer is would be shown again by accident, when the kind is set back. */
function columnsOf({ type, kind, name, body, file_id, video }: Form): SlideColumns {
  return {
    type,
    kind,
    name,
    body: takeRichTexts('body', body, []),
    file_id: kind === slideKind.picture ? file_id : null,
    video: kind === slideKind.video ? video : null,
  }
}

/** Keeps the picture that a slide names now, and gives up the one that it named before. */
async function exchangePicture({ db, now }: Calling, before: string | null, after: string | null): Promise<void> {
  if (before === after) return
  const group_id = platformGroupId
  // Only what was brought for a slide: the id could be that of somebody's own picture.
  const file = after && { group_id, id: after, purpose: 'slide_picture' as const }
  if (file && !(await keepFile(db, file, now))) refuseField('file_id', 'field.choice')
  if (before !== null) await discardFile(db, { group_id, id: before }, now)
}

export async function createSlide(context: Calling, form: Form) {
  const slide = columnsOf(form)
  const id = newId(context.now)
  await exchangePicture(context, null, slide.file_id)
  await insertSlide(context.db, id, slide, context.now)
  return findSlide(context.db, id)
}

/** The names of what it changed come along, for the log. */
export async function changeSlide(context: Calling, id: string, { version, ...form }: BodyOf<typeof updateAdminSlide>) {
  const { db, now } = context
  const before = (await readSlide(db, id, { lock: true })) ?? refuse('record.missing')
  if (before.version !== version) refuse('record.changed')
  const slide = columnsOf(form)
  await exchangePicture(context, before.file_id, slide.file_id)
  await updateSlide(db, id, slide, now)
  const fields = Object.entries(slide).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(before, field)) ? [] : [field],
  )
  return { slide: await findSlide(db, id), fields }
}
