import { pitchFacts } from '@catchpitch/contract/pitch/pitch-facts'
import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { isBefore, testStep } from '@catchpitch/contract/respondent/test-step'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { imaginedContent, imaginedState } from '../testing/imagined-test.ts'
import { countOf, currentTopic, fullRanking, unansweredOf, writtenStatements } from './answers.ts'
import { applyChange, isKnown, type TopicState } from './apply-change.ts'
import { type Change, isSamePlace, placeOfChange } from './change.ts'
import { type Kept, keptFrom, keptOf } from './kept.ts'
import { HeldBack } from './refusal.ts'
import { createSurvey, type Survey } from './survey.ts'
import type { SurveyServer } from './survey-server.ts'

const situation = (name: string) => ({ situation_id: name, name, topic: name, text: name, samples: [] })

const content: TestContent = {
  ...imaginedContent,
  consent: { version: 3, body: '' },
  short_questions: ['Since when do you make coffee?', 'Which days suit you?'],
  input_methods: [1, 2],
  topics: [situation('a'), situation('b')],
}

const begun: TestState = {
  ...imaginedState,
  closes_at: '2026-11-22T16:00:00.000Z',
  now: '2026-11-15T01:00:00.000Z',
}

const refused = (status: number, code: string) => new ApiError({ status, code, message: code, error: {} })
const lost = () => refused(0, 'network.failed')

/** What becomes of a call: it arrives and is answered, never arrives, arrives and its answer is lost, or has to wait. */
type Fate = 'answered' | 'unsent' | 'unanswered' | 'held'

/** A server that does what the contract says, and remembers what it was told. */
function modelServer(start: TestState = begun) {
  const heard: string[] = []
  let state = start
  let fate: Fate = 'answered'
  let writer = 'token'

  function take(change: Change): void {
    const place = placeOfChange(change)
    if (isSamePlace(place, state)) state = applyChange(state, change, content)
    else if (!(change.kind === 'next' ? isBefore(place, state) : isKnown(state, change)))
      throw refused(409, 'test.step')
  }

  async function answer<Reply>(kept: Kept, what: string, reply: () => Reply): Promise<Reply> {
    const met = fate
    if (met === 'unsent') throw lost()
    if (met === 'held' && what === 'next') throw new HeldBack()
    heard.push(what)
    if (kept.token !== writer) throw refused(409, 'test.elsewhere')
    const said = reply()
    if (met === 'unanswered') throw lost()
    return said
  }

  const server: SurveyServer = {
    send: (kept, changes) =>
      answer(kept, changes.map(({ kind }) => kind).join(), () => {
        for (const change of changes) take(change)
        if (changes[0]?.kind !== 'next') return null
        const deadline_at = currentTopic(state)?.deadline_at ?? null
        return { step: state.step, topic: state.topic, now: new Date(Date.now()).toISOString(), deadline_at }
      }),
    readState: (kept) => answer(kept, 'look', () => ({ ...state, now: new Date(Date.now()).toISOString() })),
    readContent: (kept) => answer(kept, 'content', () => content),
    reportGap: (kept) =>
      answer(kept, 'gap', () => ({ deadline_at: currentTopic(state)?.deadline_at ?? null, credited_ms: 0 })),
  }

  return {
    server,
    heard,
    state: () => state,
    change: (made: Change) => {
      state = applyChange(state, made, content)
    },
    setFate: (next: Fate) => {
      fate = next
    },
    giveTo: (token: string) => {
      writer = token
    },
  }
}

type Model = ReturnType<typeof modelServer>

/** A device with its storage, on which the page may be loaded again at any time. */
function device({ server }: Model, token = 'token') {
  const opened = { token, content, state: begun }
  let storage = JSON.stringify(keptOf(opened, { language: 'en', skew_ms: 0, earlier: null }))
  const stored = () => {
    const kept = keptFrom(JSON.parse(storage))
    if (!kept) throw new Error('What is stored cannot be read.')
    return kept
  }
  const load = () =>
    createSurvey({
      kept: stored(),
      store: (kept) => {
        storage = JSON.stringify(kept)
      },
      server,
      language: () => 'en',
      random: () => 0.5,
    })
  let survey = load()
  survey.begin()
  return {
    survey: () => survey,
    stored,
    reload() {
      survey.finish('tab')
      survey = load()
      survey.begin()
    },
    reopen(state: TestState) {
      survey.finish('tab')
      storage = JSON.stringify(keptOf({ token, content, state }, { language: 'en', skew_ms: 0, earlier: stored() }))
      survey = load()
      survey.begin()
    },
  }
}

function actInWriting(survey: Survey, topic: TopicState, pick: number): void {
  const written = writtenStatements(topic)
  const chosen = written[pick % Math.max(1, written.length)]
  if (pick % 5 === 0 && chosen) return survey.rewrite(chosen, `changed ${pick}`)
  if (pick % 7 === 0 && chosen) return survey.remove(chosen)
  if (countOf(topic, survey.snapshot().slots).isEnough && pick % 2 === 0) return survey.goOn(survey.snapshot().view)
  if (pick % 11 === 0) survey.choose(pick % 2 === 0 ? 1 : 2)
  if (pick % 3 === 0) return survey.addStatement('', { picture_id: `picture ${pick}` })
  survey.addStatement(`written ${pick}`)
}

function actInRanking(survey: Survey, topic: TopicState, pick: number): void {
  if (pick % 3 === 0) return survey.goOn(survey.snapshot().view)
  const shuffled = (slot: number) => (slot * pick) % 13
  survey.rank(fullRanking(topic).toSorted((one, other) => shuffled(one) - shuffled(other)))
}

function actInRating(survey: Survey, topic: TopicState, pick: number): void {
  const { view } = survey.snapshot()
  const isFeeling = view.step === testStep.feelings
  const ratings = (isFeeling ? topic.feelings : topic.controls) ?? []
  const ranking = fullRanking(topic)
  const unrated = ranking.find((slot) => (ratings[slot - 1] ?? null) === null)
  if (unrated === undefined && pick % 2 === 0) return survey.goOn(view)
  const slot = unrated ?? ranking[pick % ranking.length] ?? 1
  if (isFeeling) survey.feel(slot, 1 + (pick % 4))
  else survey.control(slot, 1 + (pick % 3))
}

/** Does something that the screen of the current step offers, as a number picks it. */
function act(survey: Survey, pick: number): void {
  const { view } = survey.snapshot()
  const topic = currentTopic(view)
  if (view.step === testStep.instructions) {
    if (!view.interested) return survey.showInterest()
    return view.consented ? survey.goOn(view) : survey.consent()
  }
  if (view.step === testStep.short_questions) {
    if (unansweredOf(view, content.short_questions).length === 0 && pick % 3 === 0) return survey.goOn(view)
    return survey.answerShort(1 + (pick % 2), `answered ${pick}`)
  }
  if (view.step === testStep.input_method) {
    if (view.input_method === null) survey.choose(pick % 2 === 0 ? 1 : 2)
    return survey.goOn(view)
  }
  if (view.step === testStep.compare) return pick % 2 === 0 ? survey.compare([2, 1]) : survey.goOn(view)
  if (!topic || view.step === testStep.done) return
  if (view.step === testStep.writing) return actInWriting(survey, topic, pick)
  if (view.step === testStep.importance) return actInRanking(survey, topic, pick)
  actInRating(survey, topic, pick)
}

const answersOf = ({
  step,
  topic,
  topics,
  interested,
  consented,
  short_answers,
  input_method,
  compare_ranking,
  compare_revision,
}: TestState) => ({
  step,
  topic,
  interested,
  short_answers,
  input_method,
  consented,
  compare_ranking,
  compare_revision,
  topics: topics.map(({ deadline_at: _deadline, ...answers }) => answers),
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(begun.now) })
})

afterEach(() => {
  vi.useRealTimers()
})

const event = fc.record({
  pick: fc.nat({ max: 1000 }),
  fate: fc.constantFrom<Fate>('answered', 'unsent', 'unanswered', 'held'),
  wait: fc.constantFrom(0, 0, 1, 900, 30_000),
  reload: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})

describe('whatever the network does', () => {
  it('the server ends with exactly what the person did, in the place where they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 120 }), async (events) => {
        const model = modelServer()
        const phone = device(model)
        for (const { pick, fate, wait, reload } of events) {
          model.setFate(fate)
          const before = phone.survey().snapshot().view
          act(phone.survey(), pick)
          const after = phone.survey().snapshot().view
          if (reload) phone.reload()
          expect(phone.survey().snapshot().view).toEqual(after)
          await vi.advanceTimersByTimeAsync(wait)
          // Nothing that comes back from the server may move the person, or take away what they see.
          expect(answersOf(phone.survey().snapshot().view)).toEqual(answersOf(after))
          expect(isBefore(after, before)).toBe(false)
        }
        model.setFate('answered')
        phone.survey().wake()
        await vi.advanceTimersByTimeAsync(60_000)
        const { view, saving, end } = phone.survey().snapshot()
        expect({ saving, end }).toEqual({ saving: 'saved', end: null })
        expect(answersOf(model.state())).toEqual(answersOf(view))
        expect(phone.stored().set_aside).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('what was done is stored before anything is sent', () => {
    const model = modelServer()
    model.setFate('unsent')
    const phone = device(model)
    comeToWriting(phone.survey())
    phone.survey().addStatement('I wrote a list first.')
    const kinds = ['interest', 'consent', 'next', 'shortAnswer', 'shortAnswer', 'next', 'method', 'next', 'statement']
    expect(phone.stored().unsent.map(({ kind }) => kind)).toEqual(kinds)
    expect(model.heard).toEqual([])
  })
})

/** Interested, agreed, and both short questions answered. */
function comeToWriting(survey: Survey): void {
  survey.showInterest()
  survey.consent()
  survey.goOn(survey.snapshot().view)
  for (const position of [1, 2]) survey.answerShort(position, 'Mondays')
  survey.goOn(survey.snapshot().view)
  survey.choose(1)
  survey.goOn(survey.snapshot().view)
}

/** A person who has agreed and stands at the first situation. */
async function writing() {
  const model = modelServer()
  const phone = device(model)
  comeToWriting(phone.survey())
  await vi.advanceTimersByTimeAsync(10)
  model.heard.length = 0
  return { model, phone, survey: phone.survey }
}

describe('sending', () => {
  it('sends what was kept while there was no connection in few calls, the lost time first', async () => {
    const { model, survey } = await writing()
    model.setFate('unsent')
    for (let number = 1; number <= 9; number += 1) survey().addStatement(`Statement ${number}`)
    survey().rewrite({ slot: 2, recording_id: null }, 'Statement 2, better')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(survey().snapshot().saving).toBe('kept')
    survey().goOn(survey().snapshot().view)
    model.setFate('answered')
    survey().wake()
    await vi.advanceTimersByTimeAsync(10)
    const eight = Array.from({ length: 8 }, () => 'statement').join()
    expect(model.heard).toEqual(['gap', 'look', eight, 'statement', 'next'])
    expect(survey().snapshot().saving).toBe('saved')
  })

  it('says what the end of a step waits for, and takes it for no lost connection', async () => {
    const { model, survey } = await writing()
    for (let number = 1; number <= 8; number += 1) survey().addStatement(`Statement ${number}`)
    await vi.advanceTimersByTimeAsync(10)
    model.setFate('held')
    survey().goOn(survey().snapshot().view)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(survey().snapshot()).toMatchObject({ saving: 'held', kept: { cut_from: null }, view: { step: 5 } })
    expect(model.heard).not.toContain('gap')
    model.setFate('answered')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(survey().snapshot().saving).toBe('saved')
    expect(model.state().step).toBe(testStep.importance)
  })

  it('asks ever more seldom while there is no answer, and at once when the connection is back', async () => {
    const { model, survey } = await writing()
    const send = vi.spyOn(model.server, 'reportGap')
    model.setFate('unsent')
    survey().addStatement('One')
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(send.mock.calls.length).toBeGreaterThan(20)
    expect(send.mock.calls.length).toBeLessThan(50)
    model.setFate('answered')
    survey().wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(survey().snapshot().saving).toBe('saved')
  })

  it('sets aside a statement that came too late, and ranks without it', async () => {
    const { model, survey } = await writing()
    model.setFate('unsent')
    for (let number = 1; number <= 9; number += 1) survey().addStatement(`Statement ${number}`)
    survey().goOn(survey().snapshot().view)
    survey().rank([9, 8, 7, 6, 5, 4, 3, 2, 1])
    const { send } = model.server
    model.server.send = (kept, changes) =>
      changes.some((change) => change.kind === 'statement' && change.slot > 8)
        ? Promise.reject(refused(409, 'test.timeOver'))
        : send(kept, changes)
    model.setFate('answered')
    survey().wake()
    await vi.advanceTimersByTimeAsync(10_000)
    const { view, kept, saving } = survey().snapshot()
    expect(saving).toBe('saved')
    expect(kept.set_aside).toEqual(['Statement 9'])
    const topic = currentTopic(view)
    expect(topic && fullRanking(topic)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('does not stand still for one thing that the server never takes', async () => {
    const { model, survey } = await writing()
    const { send } = model.server
    model.server.send = (kept, changes) =>
      changes.some((change) => change.kind === 'statement' && change.text === 'bad')
        ? Promise.reject(refused(422, 'input.invalid'))
        : send(kept, changes)
    survey().addStatement('bad')
    await vi.advanceTimersByTimeAsync(10)
    survey().addStatement('good')
    await vi.advanceTimersByTimeAsync(10)
    expect(survey().snapshot()).toMatchObject({ saving: 'saved', kept: { set_aside: ['bad'] } })
    expect(model.state().topics[0]?.statements.map(({ text }) => text)).toEqual(['good'])
  })

  it('says so when another device has taken the survey up, and keeps what it could not send', async () => {
    const { model, survey, phone } = await writing()
    model.giveTo('other')
    survey().addStatement('Only here')
    await vi.advanceTimersByTimeAsync(10)
    expect(survey().snapshot().end).toBe('elsewhere')
    expect(phone.stored().unsent).toHaveLength(1)
  })
})

describe('what was said', () => {
  it('stays with its recording when it is corrected, taken out and brought back', async () => {
    const { survey } = await writing()
    const recording_id = '0190b2d4-0000-7000-8000-000000000001'
    const statements = () => survey().snapshot().view.topics[0]?.statements ?? []
    survey().addStatement('I like to see', { recording_id })
    expect(statements()).toMatchObject([{ text: 'I like to see', input_method: 2, recording_id }])
    const [said] = statements()
    if (!said) throw new Error('It is not there.')
    survey().rewrite(said, 'I like the sea')
    survey().remove({ ...said, text: 'I like the sea' })
    expect(statements()).toMatchObject([{ removed: true, recording_id }])
    survey().restore({ ...said, text: 'I like the sea' })
    expect(statements()).toMatchObject([{ text: 'I like the sea', removed: false, input_method: 2, recording_id }])
  })
})

describe('what was shown', () => {
  const picture_id = '0190b2d4-0000-7000-8000-000000000002'
  const link = 'https://youtu.be/dQw4w9WgXcQ'

  it('needs no words, keeps what it shows, and says how it was expressed', async () => {
    const { model, survey } = await writing()
    survey().addStatement('', { picture_id })
    survey().addStatement('A song', { link })
    survey().addStatement('')
    const statements = () => survey().snapshot().view.topics[0]?.statements ?? []
    expect(statements()).toMatchObject([
      { slot: 1, text: '', input_method: 4, picture_id, link: null },
      { slot: 2, text: 'A song', input_method: 5, picture_id: null, link },
    ])
    const [shown] = statements()
    if (!shown) throw new Error('It is not there.')
    survey().rewrite(shown, 'My desk')
    survey().remove({ ...shown, text: 'My desk' })
    survey().restore({ ...shown, text: 'My desk' })
    await vi.advanceTimersByTimeAsync(10)
    expect(model.state().topics[0]?.statements[0]).toMatchObject({ text: 'My desk', removed: false, picture_id })
  })

  it('a picture travels alone, because it may be refused; what is written goes together', async () => {
    const { model, survey } = await writing()
    model.setFate('unsent')
    survey().addStatement('One')
    survey().addStatement('', { picture_id })
    survey().addStatement('Two')
    model.heard.length = 0
    model.setFate('answered')
    survey().wake()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(model.heard.filter((what) => what.startsWith('statement'))).toEqual(['statement,statement', 'statement'])
  })

  it('the way can be changed at every statement, also without a connection', async () => {
    const { model, survey } = await writing()
    model.setFate('unsent')
    survey().choose(4)
    survey().choose(5)
    expect(survey().snapshot().view.input_method).toBe(5)
    model.setFate('answered')
    survey().wake()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(model.state()).toMatchObject({ input_method: 5, step: testStep.writing })
  })
})

describe('two devices', () => {
  const elsewhere = (slot: number, text: string): Change => ({
    kind: 'statement',
    topic: 1,
    slot,
    revision: 1,
    input_method: 1,
    text,
    recording_id: null,
    picture_id: null,
    link: null,
    removed: false,
    written_at: begun.now,
  })

  it('what both wrote in the same place is there twice, once in each of two places', async () => {
    const { model, survey, phone } = await writing()
    model.setFate('unsent')
    survey().addStatement('Written on the phone')
    survey().rewrite({ slot: 1, recording_id: null }, 'Written on the phone, and changed')
    model.change(elsewhere(1, 'Written at the desk'))
    model.setFate('answered')
    phone.reopen(model.state())
    await vi.advanceTimersByTimeAsync(10)
    expect(model.state().topics[0]?.statements.map(({ text }) => text)).toEqual([
      'Written at the desk',
      'Written on the phone, and changed',
    ])
  })

  it('a person who went on at the desk is not led back by the phone', async () => {
    const { model, phone } = await writing()
    model.setFate('unsent')
    for (let number = 1; number <= 8; number += 1) {
      phone.survey().addStatement(`Phone ${number}`)
      model.change(elsewhere(number, `Desk ${number}`))
    }
    model.change({ kind: 'next', step: testStep.writing, topic: 1, at: begun.now })
    model.setFate('answered')
    phone.reopen(model.state())
    await vi.advanceTimersByTimeAsync(10)
    const { view, saving } = phone.survey().snapshot()
    expect(saving).toBe('saved')
    expect(answersOf(view)).toEqual(answersOf(model.state()))
    expect(view.step).toBe(testStep.importance)
  })
})

describe('what an older release has stored', () => {
  it('is gone on with, and asks the server for what the release before did not know', async () => {
    const { model, survey } = await writing()
    survey().addStatement('Written before the release')
    const facts = Object.keys(pitchFacts.shape)
    const older = Object.fromEntries(Object.entries(content).filter(([key]) => !facts.includes(key)))
    const { kept } = survey().snapshot()
    const read = keptFrom(JSON.parse(JSON.stringify({ ...kept, content: { ...older, strategy_steps: [] } })))
    if (!read) throw new Error('What is stored cannot be read.')
    expect(read.content).toMatchObject(content)
    expect(read.unsent).toEqual(kept.unsent)

    survey().finish('tab')
    const told = { ...content, job_position: 'Service crew' }
    const after = createSurvey({
      kept: read,
      store: () => {},
      server: { ...model.server, readContent: async () => told },
      language: () => 'en',
    })
    after.begin()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(after.snapshot()).toMatchObject({ content: told, kept: { language: 'en' } })
    expect(model.state().topics[0]?.statements.map(({ text }) => text)).toContain('Written before the release')
  })
})
