import type { BodyOf } from '@catchpitch/contract/endpoint'
import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { limits } from '@catchpitch/contract/limits'
import { noSlider, type PitchChoice } from '@catchpitch/contract/pitch/pitch-choice'
import type { savePitch as saveEndpoint, sortPitch as sortEndpoint } from '@catchpitch/contract/pitch/pitches.endpoints'
import type { Context } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import { lockPitch } from './pitch.queries.ts'
import {
  countChoices,
  countPitches,
  deletePitch,
  insertPitch,
  listPitchRows,
  lockPitchRow,
  updatePitch,
} from './pitches.queries.ts'
import { inOrderOf, slidesOfCompany } from './slides-of-survey.ts'

type Calling = Pick<Context, 'db' | 'now' | 'language'> & { group: { id: string } }

/** What a survey can choose from: nothing, everything, and each pitch by its name. */
export async function listPitches({ db, language, group }: Calling) {
  const shown = await slidesOfCompany(db, group.id)
  const choices = await countChoices(db, group.id)
  const surveysWith = (choice: PitchChoice) =>
    choices.find(({ shows_pitch, pitch_id }) => (shows_pitch ? pitch_id : noSlider) === choice)?.surveys ?? 0
  const named = (slides: typeof shown) =>
    slides.map(({ id, name, body }) => ({ id, name: name[languageOfAll([name, body], language)] }))
  const fixed = (id: typeof noSlider | null, name: string, slides: typeof shown) => ({
    id,
    name,
    version: 0,
    slides: named(slides),
    surveys: surveysWith(id),
  })
  const pitches = await listPitchRows(db, group.id)
  return [
    fixed(noSlider, translate(language, 'pitch.none'), []),
    fixed(null, translate(language, 'pitch.whole'), shown),
    ...pitches.map(({ id, name, version, slide_ids }) => ({
      id,
      name,
      version,
      slides: named(inOrderOf(slide_ids, shown)),
      surveys: surveysWith(id),
    })),
  ]
}

async function readPitch(context: Calling, id: string) {
  return (await listPitches(context)).find((pitch) => pitch.id === id) ?? refuse('record.missing')
}

async function lockForChange({ db, group }: Calling, { id, version }: { id: string; version: number }) {
  const pitch = (await lockPitchRow(db, { group_id: group.id, id })) ?? refuse('record.missing')
  return pitch.version === version ? pitch : refuse('record.changed')
}

/** With the one that was just made. */
async function requireRoom({ db, group }: Calling): Promise<void> {
  const { max } = limits.pitch.pitches
  if ((await countPitches(db, group.id)) > max) refuse('pitches.full', { max })
}

/** Makes a pitch, or says anew what one is called and shows. */
export async function savePitch(context: Calling, { id, version, name, slide_ids }: BodyOf<typeof saveEndpoint>) {
  const { db, group, now } = context
  // So that two who make the last one do so one after the other, and no slide goes while it is put in.
  await lockPitch(db, group.id)
  const shown = await slidesOfCompany(db, group.id)
  if (inOrderOf(slide_ids, shown).length < slide_ids.length) refuseField('slide_ids', 'field.choice')
  if (id !== null) {
    await lockForChange(context, { id, version })
    await updatePitch(db, { group_id: group.id, id }, { name, slide_ids }, now)
    return readPitch(context, id)
  }
  const made = newId(now)
  await insertPitch(db, { group_id: group.id, id: made }, { name, slide_ids }, now)
  await requireRoom(context)
  return readPitch(context, made)
}

/** What is not shown now keeps its place among the others, for when it is again. */
export async function sortPitch(context: Calling, { id, version, slide_ids }: BodyOf<typeof sortEndpoint>) {
  const { db, group, now } = context
  const before = await lockForChange(context, { id, version })
  if (slide_ids.some((slide) => !before.slide_ids.includes(slide))) refuseField('slide_ids', 'field.choice')
  const sorted = [...slide_ids]
  const after = before.slide_ids.map((slide) => (slide_ids.includes(slide) ? (sorted.shift() ?? slide) : slide))
  await updatePitch(db, { group_id: group.id, id }, { slide_ids: after }, now)
  return readPitch(context, id)
}

/** One that a survey shows stays: its applicants would see something that nobody has chosen for them. */
export async function removePitch({ db, group }: Calling, id: string): Promise<void> {
  const key = { group_id: group.id, id }
  if (!(await lockPitchRow(db, key))) refuse('record.missing')
  const choices = await countChoices(db, group.id)
  if (choices.some(({ pitch_id }) => pitch_id === id)) refuse('pitch.used')
  await deletePitch(db, key)
}
