import type { BodyOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { createAdminSlide, updateAdminSlide } from '@catchpitch/contract/slides/slides.endpoints'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { takeRichTexts } from '#platform/rich-text/take-rich-texts'
import { exchangePicture, shownBy } from './slide-picture.ts'
import { insertSlide, readSlide, type SlideColumns, updateSlide } from './slides.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>
type Form = BodyOf<typeof createAdminSlide>

export async function findSlide(db: Connection, id: string) {
  return (await readSlide(db, id)) ?? refuse('record.missing')
}

function columnsOf({ type, kind, name, body, ...shown }: Form): SlideColumns {
  return { type, kind, name, body: takeRichTexts('body', body, []), ...shownBy({ kind, ...shown }) }
}

export async function createSlide(context: Calling, form: Form) {
  const slide = columnsOf(form)
  const id = newId(context.now)
  await exchangePicture(context, { group_id: platformGroupId, before: null, after: slide.file_id })
  await insertSlide(context.db, id, slide, context.now)
  return findSlide(context.db, id)
}

/** The names of what it changed come along, for the log. */
export async function changeSlide(context: Calling, id: string, { version, ...form }: BodyOf<typeof updateAdminSlide>) {
  const { db, now } = context
  const before = (await readSlide(db, id, { lock: true })) ?? refuse('record.missing')
  if (before.version !== version) refuse('record.changed')
  const slide = columnsOf(form)
  await exchangePicture(context, { group_id: platformGroupId, before: before.file_id, after: slide.file_id })
  await updateSlide(db, id, slide, now)
  const fields = Object.entries(slide).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(before, field)) ? [] : [field],
  )
  return { slide: await findSlide(db, id), fields }
}
