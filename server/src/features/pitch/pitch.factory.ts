import type { BodyOf } from '@catchpitch/contract/endpoint'
import { noTexts } from '@catchpitch/contract/fields/texts'
import type { createPitchSlide } from '@catchpitch/contract/pitch/pitch.endpoints'
import { slideKind, slideType } from '@catchpitch/contract/slides/slide'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { savePitch } from './save-pitch.ts'
import { createSlide } from './save-slide.ts'

type Options = Partial<Omit<BodyOf<typeof createPitchSlide>, 'name'>> & {
  now: Date
  group_id: string
  /** In English alone, where it is one text. */
  name?: string | BodyOf<typeof createPitchSlide>['name']
}

/** A slide of a company's; only words, unless it is said otherwise. */
export async function makePitchSlide(
  db: Connection,
  { now, group_id, name = 'What is a day like?', ...slide }: Options,
) {
  return createSlide({ db, now }, group_id, {
    type: slideType.question,
    kind: slideKind.text,
    topic: 'environment',
    body: { en: '<p>We open at seven.</p>', zh: '', ms: '' },
    file_id: null,
    picture_text: noTexts,
    video: '',
    video_id: null,
    is_drawback: false,
    ...slide,
    name: typeof name === 'string' ? { en: name, zh: '', ms: '' } : name,
  })
}

type PitchOptions = { now: Date; group_id: string; name?: string; slide_ids?: string[] }

/** A pitch of one slide, unless it is said otherwise. */
export async function makePitch(
  db: Connection,
  { now, group_id, name = 'For baristas', slide_ids }: PitchOptions,
): Promise<{ id: string }> {
  const shown = slide_ids ?? [(await makePitchSlide(db, { now, group_id })).id]
  const context = { db, now, language: 'en', group: { id: group_id } } as const
  const { id } = await savePitch(context, { id: null, version: 0, name, slide_ids: shown })
  return { id: String(id) }
}

type Asked = { now: Date; group_id: string; attempt_id: string; question?: string }

/** What somebody asks who takes a survey of the company's; nobody has answered. */
export async function makePitchQuestion(
  db: Connection,
  { now, question = 'Is there parking?', ...of }: Asked,
): Promise<{ id: string }> {
  const id = newId(now)
  await db
    .insertInto('pitch_questions')
    .values({ ...of, id, question, created_at: now, updated_at: now })
    .execute()
  return { id }
}
