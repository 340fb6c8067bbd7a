import { endpoints } from '@catchpitch/contract/endpoints'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { slideKind } from '@catchpitch/contract/slides/slide'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { invited, redeem, respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { makePitchSlide } from './pitch.factory.ts'

const test = useApp()

let taken: Awaited<ReturnType<typeof respondent>>
beforeEach(async () => {
  taken = await respondent(test)
})

const slide = (name: string, more: object = {}) =>
  makePitchSlide(test.db, { now: testDay, group_id: taken.group_id, name, ...more })

async function story(token = taken.token, language: Language = 'en') {
  const answer = await test.call('getStory', { token, language })
  return endpoints.getStory.reply.parse(answer.data)
}

const react = (id: string, reaction: unknown, token: string | null = taken.token) =>
  test.call('reactToSlide', { token, params: { id }, body: { reaction } })
const see = (id: string, token: string | null = taken.token) =>
  test.call('noteSlideSeen', { token, params: { id }, body: {} })
const ask = (question: unknown, token: string | null = taken.token) =>
  test.call('askCompany', { token, body: { question } })

const reception = async () => {
  const scope = { token: taken.owner.token, query: { group_id: taken.group_id } }
  return endpoints.getReception.reply.parse((await test.call('getReception', scope)).data)
}

/** Somebody else who takes the same survey. */
async function another() {
  const { group_id, survey_id } = taken
  const { invite_id } = await invited(test, { no: 2, of: { group_id, survey_id } })
  return (await redeem(test, taken.group_id, invite_id)).token
}

/** Answers the only question that waits. */
async function answerIt(text: string) {
  const [question] = (await reception()).questions
  return test.call('answerPitchQuestion', {
    token: taken.owner.token,
    query: { group_id: taken.group_id },
    params: { id: question?.id ?? '' },
    body: { answer: text, version: question?.version ?? 0 },
  })
}

describe('getStory', () => {
  it('says what is to be seen on a picture, in the language in which the slide is read', async () => {
    const { token, query } = { token: taken.owner.token, query: { group_id: taken.group_id } }
    const form = new FormData()
    form.set('picture', new Blob([await pictureOf('png')]))
    const uploaded = await test.call('uploadPitchPicture', { token, query, form })
    const { file_id } = endpoints.uploadPitchPicture.reply.parse(uploaded.data)
    const picture_text = { en: 'A counter with two cups', zh: '', ms: '' }
    await slide('What is a day like?', { kind: slideKind.picture, file_id, picture_text })
    // Of a kind without a picture nothing is kept.
    await slide('Only words', { picture_text })
    expect((await story()).slides.map((one) => one.picture_text)).toEqual(['A counter with two cups', ''])
  })

  it('shows the slides of the company in their order, then those of staff that it has picked', async () => {
    const staff = await person(test.db, { platform_role: 'root' })
    const ofStaff = async (en: string) => {
      const texts = { name: { en, zh: '', ms: '' }, body: { en: '<p>In small teams.</p>', zh: '', ms: '' } }
      const body = { type: 1, kind: 1, ...texts, file_id: null, video: '' }
      const created = await test.call('createAdminSlide', { token: staff.token, body })
      const { id } = endpoints.createAdminSlide.reply.parse(created.data)
      await test.call('allocateSlide', { token: staff.token, params: { id }, body: { group_ids: [taken.group_id] } })
      return id
    }
    const picked = await ofStaff('How we all work')
    await ofStaff('What we did not pick')
    const scope = { token: taken.owner.token, query: { group_id: taken.group_id } }
    await test.call('showAllocatedSlides', { ...scope, body: { slide_ids: [picked] } })
    await slide('First')
    await slide('What is hard', { is_drawback: true })
    const { id: removed } = await slide('Gone')
    const gone = test.db.updateTable('slides').set({ removed_at: testDay }).where('group_id', '=', taken.group_id)
    await gone.where('id', '=', removed).execute()

    const { slides } = await story()
    expect(slides.map(({ name, is_drawback }) => [name, is_drawback])).toEqual([
      ['First', false],
      ['What is hard', true],
      ['How we all work', false],
    ])
  })

  it('is told in the language of the page, or else in what there is', async () => {
    const name = { en: 'Our day', zh: '', ms: 'Hari kami' }
    await slide('', { name, body: { en: '<p>Long.</p>', zh: '', ms: '<p>Panjang.</p>' } })
    expect((await story(taken.token, 'ms')).slides).toMatchObject([
      { name: 'Hari kami', body: '<p>Panjang.</p>', language: 'ms' },
    ])
    expect((await story(taken.token, 'zh')).slides).toMatchObject([
      { name: 'Our day', body: '<p>Long.</p>', language: 'en' },
    ])
  })

  it('names the site of a video', async () => {
    await slide('Film', { kind: 3, video: 'https://youtu.be/dQw4w9WgXcQ' })
    const { slides } = await story()
    expect(slides).toMatchObject([{ embed: { site: 'youtube' }, picture: null }])
  })

  it('is empty where a company has nothing to show, and is for applicants alone', async () => {
    expect(await story()).toEqual({
      job_position: '',
      position_applied: '',
      skills_required: '',
      supervision_provided: null,
      hiring_strategy: [],
      slides: [],
      asked: null,
      answered: [],
    })
    expect(await test.call('getStory', {})).toMatchObject({ status: 401 })
    expect(await test.call('getStory', { token: taken.owner.token })).toMatchObject({ status: 403 })
  })
})

describe('reactToSlide', () => {
  it('is changed and taken back, each time in the place of what was said before', async () => {
    const { id } = await slide('First')
    for (const reaction of ['helpful', 'exciting', null, 'not_for_me'] as const) {
      expect(await react(id, reaction)).toMatchObject({ status: 200, data: { reaction } })
      expect((await story()).slides).toMatchObject([{ reaction }])
    }
    expect((await reception()).slides).toMatchObject([
      { seen: 1, reactions: { helpful: 0, exciting: 0, not_for_me: 1 } },
    ])
  })

  it('is nobody else’s, and leaves no name in the log', async () => {
    const { id } = await slide('First')
    await react(id, 'helpful')
    expect((await story(await another())).slides).toMatchObject([{ reaction: null }])
    const log = test.db.selectFrom('audit_events').where('group_id', 'in', [taken.group_id, platformGroupId])
    expect(await log.where('action', 'in', ['reactToSlide', 'noteSlideSeen', 'askCompany']).execute()).toEqual([])
  })

  it('refuses what is not on the list, a slide of another company, and a device that has lost the pen', async () => {
    const { id } = await slide('First')
    const wrong = await react(id, 'boring')
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.error)).toEqual(['reaction'])
    const { token: stranger } = await respondent(test)
    expect(await react(id, 'helpful', stranger)).toMatchObject({ status: 404 })
    expect(await see(id, stranger)).toMatchObject({ status: 404 })
    expect(await react(id, 'helpful', null)).toMatchObject({ status: 401 })
    await redeem(test, taken.group_id, taken.invite_id)
    expect(await react(id, 'helpful')).toMatchObject({ status: 409, code: 'test.elsewhere' })
    expect((await reception()).people).toBe(0)
  })
})

describe('noteSlideSeen', () => {
  it('tells the company how many saw each slide, and where people left', async () => {
    const [first, second] = [await slide('First'), await slide('Second')]
    const other = await another()
    for (const [id, token] of [
      [first.id, taken.token],
      [second.id, taken.token],
      [second.id, other],
      [first.id, other],
    ] as const) {
      test.clock.moveBy(1000)
      expect(await see(id, token)).toMatchObject({ status: 200 })
    }
    expect(await reception()).toMatchObject({
      people: 2,
      slides: [
        { name: 'First', seen: 2, left: 1 },
        { name: 'Second', seen: 2, left: 1 },
      ],
    })
    // Back to it: seen once all the same, and no longer left at the other.
    test.clock.moveBy(1000)
    await see(first.id)
    expect((await reception()).slides).toMatchObject([
      { seen: 2, left: 2 },
      { seen: 2, left: 0 },
    ])
  })
})

describe('askCompany', () => {
  it('takes one question of each person, in other words until it is answered, and then shows the answer to all', async () => {
    expect(await ask('  Is there parking? ')).toMatchObject({ status: 200, data: { question: 'Is there parking?' } })
    expect(await ask('Is there parking for bikes?')).toMatchObject({ status: 200 })
    expect((await reception()).questions).toMatchObject([{ question: 'Is there parking for bikes?', answer: null }])
    const other = await another()
    expect((await story(other)).answered).toEqual([])

    expect(await answerIt('Behind the house.')).toMatchObject({ status: 200, message: 'Data saved Successfully.' })
    expect(await story()).toMatchObject({
      asked: { question: 'Is there parking for bikes?', answer: 'Behind the house.' },
      answered: [],
    })
    expect(await story(other)).toMatchObject({
      asked: null,
      answered: [{ question: 'Is there parking for bikes?', answer: 'Behind the house.' }],
    })
    expect(await ask('Something else?')).toMatchObject({ status: 409, code: 'pitch.answered' })
    // Lost on the way and sent again.
    expect(await ask('Is there parking for bikes?')).toMatchObject({
      status: 200,
      data: { answer: 'Behind the house.' },
    })
  })

  it.each([
    ['nothing', ''],
    ['too much', 'x'.repeat(limits.pitch.question.max + 1)],
    ['no text', null],
  ])('refuses %s', async (_, question) => {
    const refused = await ask(question)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.error)).toEqual(['question'])
    expect(await ask('Anything?', null)).toMatchObject({ status: 401 })
    expect((await reception()).questions).toEqual([])
  })

  it('keeps one where two come at once', async () => {
    const answers = await Promise.all([ask('One?'), ask('Two?')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reception()).toMatchObject({ waiting: 1, questions: [{ answer: null }] })
  })
})
