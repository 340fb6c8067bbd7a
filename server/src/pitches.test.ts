import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePitch, makePitchSlide } from '#features/pitch/pitch.factory'
import { slidesOfSurvey } from '#features/pitch/slides-of-survey'
import { makeSlide } from '#features/slides/slides.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const now = testDay

let group_id = ''
let scope = { token: '', query: { group_id } }
beforeEach(async () => {
  const made = await company(test.db)
  group_id = made.id
  scope = { token: made.owner.token, query: { group_id } }
})

const own = async (name: string) => (await makePitchSlide(test.db, { now, group_id, name })).id

async function allocated(name: string, to = group_id): Promise<string> {
  const { id } = await makeSlide(test.db, { now, name })
  await test.db.insertInto('admin_slide_groups').values({ group_id: to, admin_slide_id: id, created_at: now }).execute()
  return id
}

const show = (slide_ids: unknown) => test.call('showAllocatedSlides', { ...scope, body: { slide_ids } })
const save = (body: object) =>
  test.call('savePitch', { ...scope, body: { id: null, version: 0, name: 'For baristas', ...body } })
const sort = (body: object) => test.call('sortPitch', { ...scope, body })
const remove = (id: string) => test.call('removePitch', { ...scope, params: { id } })
const choices = async () => endpoints.listPitches.reply.parse((await test.call('listPitches', scope)).data)
const saved = async (body: object) => endpoints.savePitch.reply.parse((await save(body)).data)

async function survey() {
  const { id } = await makeSurvey(test.db, { now, group_id })
  const choose = async (pitch_id: unknown) => {
    const { data } = await test.call('getSurvey', { ...scope, params: { id } })
    const { version } = endpoints.getSurvey.reply.parse(data)
    return test.call('saveSurveyPitch', { ...scope, params: { id }, body: { version, pitch_id } })
  }
  const shown = async () => (await slidesOfSurvey(test.db, group_id, id)).map(({ name }) => name.en)
  return { id, choose, shown }
}

describe('listAllocatedSlides and showAllocatedSlides', () => {
  it('offer what staff allocate to this company, and show what it picks and nothing else', async () => {
    const first = await allocated('First')
    const second = await allocated('Second')
    const other = await company(test.db)
    await allocated('Of another', other.id)
    const archived = await allocated('Archived')
    await test.db.updateTable('admin_slides').set({ archived_at: now }).where('id', '=', archived).execute()
    const { shown } = await survey()

    const offered = await test.call('listAllocatedSlides', scope)
    expect(offered).toMatchObject({
      status: 200,
      data: [
        { id: first, name: { en: 'First' }, is_shown: false },
        { id: second, is_shown: false },
      ],
    })
    expect(offered.data).toHaveLength(2)
    expect(await shown()).toEqual([])
    expect(await show([second])).toMatchObject({ status: 200, data: [{ is_shown: false }, { is_shown: true }] })
    expect(await shown()).toEqual(['Second'])
    expect(await show([])).toMatchObject({ data: [{ is_shown: false }, { is_shown: false }] })
    expect(await shown()).toEqual([])
  })

  it('refuse a slide that is not allocated to the company, and leave everything as it was', async () => {
    const first = await allocated('First')
    const other = await company(test.db)
    const foreign = await allocated('Of another', other.id)
    const answer = await show([first, foreign])
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['slide_ids'])
    expect(await test.call('listAllocatedSlides', scope)).toMatchObject({ data: [{ is_shown: false }] })
  })

  it('are read by who sees surveys and changed by who may change the pitch', async () => {
    const member = await colleague(test.db, group_id, 'member')
    const as = { token: member.token, query: { group_id } }
    expect(await test.call('listAllocatedSlides', as)).toMatchObject({ status: 200 })
    expect(await test.call('showAllocatedSlides', { ...as, body: { slide_ids: [] } })).toMatchObject({ status: 403 })
  })
})

describe('listPitches', () => {
  it('names No Slider by zero, all that is shown, and each pitch, with the surveys that show it', async () => {
    const day = await own('What is a day like?')
    const staff = await allocated('How we work')
    await show([staff])
    const pitch = await saved({ slide_ids: [staff, day] })
    const one = await survey()
    await one.choose(pitch.id)
    const none = await survey()
    await none.choose(noSlider)
    await survey()
    expect(await choices()).toEqual([
      { id: noSlider, name: 'No Slider', version: 0, slides: [], surveys: 1 },
      {
        id: null,
        name: 'All our slides',
        version: 0,
        slides: [
          { id: day, name: 'What is a day like?' },
          { id: staff, name: 'How we work' },
        ],
        surveys: 1,
      },
      {
        id: pitch.id,
        name: 'For baristas',
        version: 1,
        slides: [
          { id: staff, name: 'How we work' },
          { id: day, name: 'What is a day like?' },
        ],
        surveys: 1,
      },
    ])
  })
})

describe('savePitch', () => {
  it('makes a pitch, and changes what it is called and shows', async () => {
    const one = await own('One')
    const two = await own('Two')
    const made = await save({ slide_ids: [two] })
    expect(made).toMatchObject({ status: 200, message: 'Data saved Successfully.', data: { name: 'For baristas' } })
    const { id } = endpoints.savePitch.reply.parse(made.data)
    const changed = await save({ id, version: 1, name: 'For roasters', slide_ids: [two, one] })
    expect(changed).toMatchObject({
      data: { id, name: 'For roasters', version: 2, slides: [{ name: 'Two' }, { name: 'One' }] },
    })
    expect(await save({ id, version: 1, slide_ids: [one] })).toMatchObject({ code: 'record.changed' })
    expect(await save({ id: newId(now), version: 1, slide_ids: [one] })).toMatchObject({ status: 404 })
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['no slide', { slide_ids: [] }, 'slide_ids'],
    ['a slide that there is not', { slide_ids: [newId(now)] }, 'slide_ids'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await save({ slide_ids: [await own('One')], ...change })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
    expect(await choices()).toHaveLength(2)
  })

  it("refuses a slide twice, staff's slides that the company does not show, and slides of others", async () => {
    const one = await own('One')
    const other = await company(test.db)
    const { id: foreign } = await makePitchSlide(test.db, { now, group_id: other.id })
    for (const slide_ids of [[one, one], [await allocated('Not picked')], [foreign]]) {
      expect(await save({ slide_ids })).toMatchObject({ status: 422 })
    }
    const { id } = await makePitch(test.db, { now, group_id: other.id })
    expect(await save({ id, version: 1, slide_ids: [one] })).toMatchObject({ status: 404 })
  })

  it('has room for so many and no more, also for two at once', async () => {
    const slide_ids = [await own('One')]
    for (let no = 1; no < limits.pitch.pitches.max; no += 1) await makePitch(test.db, { now, group_id, slide_ids })
    const answers = await Promise.all([save({ slide_ids }), save({ slide_ids })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'pitches.full' })
  })
})

describe('sortPitch', () => {
  it('brings the chapters into another order, and keeps the place of one that is removed for now', async () => {
    const [one, two, three] = [await own('One'), await own('Two'), await own('Three')]
    const { id } = await saved({ slide_ids: [one, two, three] })
    await test.call('removePitchSlide', { ...scope, params: { id: two } })
    expect(await sort({ id, version: 1, slide_ids: [three, one] })).toMatchObject({
      status: 200,
      data: { version: 2, slides: [{ name: 'Three' }, { name: 'One' }] },
    })
    await test.call('restorePitchSlide', { ...scope, params: { id: two } })
    expect((await choices()).at(-1)?.slides.map(({ name }) => name)).toEqual(['Three', 'Two', 'One'])
  })

  it('refuses what is not in it, what others have changed meanwhile, and pitches of others', async () => {
    const [one, two] = [await own('One'), await own('Two')]
    const { id } = await saved({ slide_ids: [one] })
    expect(await sort({ id, version: 1, slide_ids: [two] })).toMatchObject({ status: 422 })
    expect(await sort({ id, version: 2, slide_ids: [one] })).toMatchObject({ code: 'record.changed' })
    const other = await company(test.db)
    const foreign = await makePitch(test.db, { now, group_id: other.id })
    expect(await sort({ id: foreign.id, version: 1, slide_ids: [one] })).toMatchObject({ status: 404 })
  })
})

describe('removePitch', () => {
  it('removes a pitch and leaves its slides, but none that a survey shows', async () => {
    const { id } = await saved({ slide_ids: [await own('One')] })
    const { choose, shown } = await survey()
    await choose(id)
    expect(await remove(String(id))).toMatchObject({ status: 409, code: 'pitch.used' })
    await choose(null)
    expect(await remove(String(id))).toMatchObject({ status: 200, message: 'Removed.' })
    expect(await choices()).toHaveLength(2)
    expect(await shown()).toEqual(['One'])
    expect(await remove(String(id))).toMatchObject({ status: 404 })
  })

  it('lets a survey that was removed before show everything, should it come back', async () => {
    const { id } = await saved({ slide_ids: [await own('One')] })
    const gone = await survey()
    await gone.choose(id)
    await test.call('removeSurvey', { ...scope, params: { id: gone.id } })
    expect(await remove(String(id))).toMatchObject({ status: 200 })
    expect(await test.call('restoreSurvey', { ...scope, params: { id: gone.id } })).toMatchObject({
      status: 200,
      data: { pitch_id: null },
    })
  })
})

describe('saveSurveyPitch', () => {
  it('lets applicants see one pitch, all of it or nothing, and a copy of the survey the same', async () => {
    await own('One')
    const two = await own('Two')
    const { id: pitch_id } = await saved({ slide_ids: [two] })
    const { id, choose, shown } = await survey()
    expect(await shown()).toEqual(['One', 'Two'])
    expect(await choose(pitch_id)).toMatchObject({ status: 200, data: { pitch_id, pitch: 'For baristas' } })
    expect(await shown()).toEqual(['Two'])
    expect(await test.call('duplicateSurvey', { ...scope, params: { id } })).toMatchObject({ data: { pitch_id } })
    expect(await choose(noSlider)).toMatchObject({ data: { pitch_id: noSlider, pitch: null } })
    expect(await shown()).toEqual([])
    expect(await choose(null)).toMatchObject({ data: { pitch_id: null, pitch: null } })
    expect(await shown()).toEqual(['One', 'Two'])
  })

  it('refuses a pitch of another company, and an older version', async () => {
    const other = await company(test.db)
    const { id: foreign } = await makePitch(test.db, { now, group_id: other.id })
    const { id, choose } = await survey()
    const answer = await choose(foreign)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['pitch_id'])
    const late = { ...scope, params: { id }, body: { version: 99, pitch_id: noSlider } }
    expect(await test.call('saveSurveyPitch', late)).toMatchObject({ code: 'record.changed' })
  })
})
