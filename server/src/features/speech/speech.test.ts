import { randomUUID } from 'node:crypto'
import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { heardRecording } from '@catchpitch/contract/speech/speech'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptDays } from '#platform/files/kept-days'
import { sweepFiles } from '#platform/files/sweep-files'
import { openSpeech } from '#platform/speech/speech'
import type { Transcript } from '#platform/speech/transcriber'
import { sample_rate } from '#platform/speech/wav'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { begin, redeem, respondent, statement, stateOf } from '#testing/respondent'
import { clipBytes, wavBytes } from '#testing/speech'
import { testDay } from '#testing/test-day'

/** Understands English as the test says; the real one has tests of its own. */
let understood: Transcript = { text: '' }
let asked: string[] = []
const speech = openSpeech([
  {
    unavailable: (language) => (language === 'en' ? null : 'not_set_up'),
    prepare: () => {},
    async transcribe(_, language) {
      asked.push(language)
      return understood
    },
    stop: async () => {},
  },
])
const test = useApp({}, { speech })

beforeEach(() => {
  understood = { text: 'I like the sea.' }
  asked = []
  test.clock.moveTo(testDay)
})

/** Somebody who writes about their first situation, in a survey that takes spoken answers. */
async function speaker() {
  const taken = await respondent(test, {}, { expression: [inputMethod.speech] })
  await begin(test, taken.token)
  return taken
}

type Said = { audio?: Buffer; recording_id?: string; code?: string }

function say(
  token: string | null,
  { audio = clipBytes('amiable-woman'), recording_id = randomUUID(), code = 'en-US' }: Said = {},
) {
  const form = new FormData()
  form.set('recording_id', recording_id)
  form.set('code', code)
  form.set('audio', new Blob([new Uint8Array(audio)]), 'speech.wav')
  return test.call('hearSpeech', { token, form })
}

const fetchAudio = (url: string) => test.app.inject({ url })

describe('getSpeechCodes', () => {
  it('says which languages are recognised, and why the others are not', async () => {
    const { token } = await respondent(test)
    expect(await test.call('getSpeechCodes', { token })).toMatchObject({
      status: 200,
      data: [
        { code: 'en-US', available: true, reason: null },
        { code: 'zh-CN', available: false, reason: 'not_set_up' },
        { code: 'ms-MY', available: false, reason: 'not_set_up' },
      ],
    })
  })
})

describe('hearSpeech', () => {
  it('says what was said and keeps the recording, which can be heard for a minute', async () => {
    const { token, group_id, test_id } = await speaker()
    const recording_id = randomUUID()
    const answer = await say(token, { recording_id })
    expect(answer).toMatchObject({ status: 200, data: { recording_id, text: 'I like the sea.', reason: null } })
    const { url, seconds } = heardRecording.parse(answer.data)
    expect(seconds).toBeCloseTo(6, 0)
    const audio = await fetchAudio(url)
    expect(audio.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, max-age=60' })
    expect(audio.rawPayload.equals(clipBytes('amiable-woman'))).toBe(true)
    test.clock.moveBy(61_000)
    expect((await fetchAudio(url)).statusCode).toBe(410)

    const rows = test.db.selectFrom('recordings').where('group_id', '=', group_id).where('attempt_id', '=', test_id)
    expect(await rows.select('id').execute()).toEqual([{ id: recording_id }])
  })

  it('keeps what it cannot put into words, and never gives another language to the recogniser of English', async () => {
    const { token } = await speaker()
    const recording_id = randomUUID()
    expect(await say(token, { recording_id, code: 'zh-CN' })).toMatchObject({
      status: 200,
      data: { recording_id, text: null, reason: 'not_set_up' },
    })
    expect(asked).toEqual([])
    expect(await test.call('getRecording', { token, params: { id: recording_id } })).toMatchObject({ status: 200 })
  })

  it.each(['busy', 'failed'] as const)('keeps it too while the recogniser is: %s', async (reason) => {
    understood = { reason }
    const { token } = await speaker()
    expect(await say(token)).toMatchObject({ status: 200, data: { text: null, reason } })
  })

  it('asks to try again when nothing was said, and keeps nothing of it', async () => {
    const { token, group_id } = await speaker()
    const nothing = wavBytes(new Int16Array(2 * sample_rate))
    const again = "You didn't record so please try again."
    expect(await say(token, { audio: nothing })).toMatchObject({ status: 422, code: 'speech.silent', message: again })
    expect(await say(token, { audio: nothing, code: 'ms-MY' })).toMatchObject({ status: 422, code: 'speech.silent' })
    expect(asked).toEqual([])
    understood = { text: '' }
    expect(await say(token)).toMatchObject({ status: 422, code: 'speech.silent' })
    const files = test.db.selectFrom('files').where('group_id', '=', group_id)
    expect(await files.select('id').execute()).toEqual([])
  })

  it('takes another recording under the same id in the place of the first', async () => {
    const { token, group_id } = await speaker()
    const recording_id = randomUUID()
    const first = heardRecording.parse((await say(token, { recording_id })).data)
    test.clock.moveBy(1000)
    const second = heardRecording.parse((await say(token, { recording_id, audio: clipBytes('prudently') })).data)
    expect(second.url).not.toBe(first.url)
    const rows = test.db.selectFrom('recordings').where('group_id', '=', group_id)
    expect(await rows.select('id').execute()).toEqual([{ id: recording_id }])
    test.clock.moveBy(3 * 60 * 60 * 1000)
    await sweep()
    const files = test.db.selectFrom('files').where('group_id', '=', group_id)
    expect(await files.select('id').execute()).toHaveLength(1)
  })

  it('goes with everything that names it when its time is over', async () => {
    const { token, group_id } = await speaker()
    await say(token)
    test.clock.moveBy((keptDays.recording + 1) * 24 * 60 * 60 * 1000)
    await sweep()
    const rows = test.db.selectFrom('recordings').where('group_id', '=', group_id)
    expect(await rows.select('id').execute()).toEqual([])
  })

  it.each([
    ['audio', 'field.audio.type', { audio: Buffer.from('a song') }],
    ['audio', 'field.audio.long', { audio: wavBytes(new Int16Array(60 * sample_rate + 1)) }],
    ['audio', 'field.audio.long', { audio: Buffer.alloc(limits.audio.bytes + 1) }],
    ['code', 'field.choice', { code: 'fr-FR' }],
    ['recording_id', 'field.id', { recording_id: 'mine' }],
  ])('refuses by its field %s: %s', async (field, _, said) => {
    const { token } = await speaker()
    const answer = await say(token, said)
    expect(answer).toMatchObject({ status: 422, code: 'input.invalid' })
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('is for who takes a survey that has begun, and on one device', async () => {
    expect(await say(null)).toMatchObject({ status: 401 })
    const early = await respondent(test, {}, { expression: [inputMethod.speech] })
    expect(await say(early.token)).toMatchObject({ status: 409, code: 'test.step' })
    await begin(test, early.token)
    await redeem(test, early.group_id, early.invite_id)
    expect(await say(early.token)).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })

  it('is not for a survey that wants its answers typed', async () => {
    const { token } = await respondent(test)
    await begin(test, token)
    expect(await say(token)).toMatchObject({ status: 409, code: 'test.step' })
  })

  it('lets nobody keep the recogniser to themselves', async () => {
    const { token } = await speaker()
    const { max } = limits.audio.takes
    for (let take = 0; take < max; take += 1) expect((await say(token, { code: 'ms-MY' })).status).toBe(200)
    expect(await say(token)).toMatchObject({ status: 429, code: 'rate.limited' })
    test.clock.moveBy(limits.audio.takes.window_minutes * 60 * 1000)
    expect(await say(token)).toMatchObject({ status: 200 })
  })
})

describe('a statement that was said', () => {
  it('names its recording, whichever of them comes first', async () => {
    const { token } = await speaker()
    const recording_id = randomUUID()
    const body = { topic: 1, ...statement(1, 'I like the sea'), input_method: inputMethod.speech, recording_id }
    expect(await test.call('saveStatement', { token, body })).toMatchObject({ status: 200 })
    expect(await test.call('getRecording', { token, params: { id: recording_id } })).toMatchObject({ status: 404 })
    await say(token, { recording_id })
    expect(await stateOf(test, token)).toMatchObject({
      topics: [{ statements: [{ text: 'I like the sea', recording_id, input_method: inputMethod.speech }] }],
    })
    expect(await test.call('getRecording', { token, params: { id: recording_id } })).toMatchObject({ status: 200 })
  })
})

describe('getRecording', () => {
  it('is for the person who spoke, in the survey that they spoke in', async () => {
    const { token } = await speaker()
    const recording_id = randomUUID()
    await say(token, { recording_id })
    const other = await speaker()
    const params = { id: recording_id }
    expect(await test.call('getRecording', { token: other.token, params })).toMatchObject({ status: 404 })
    expect(await test.call('getRecording', { params })).toMatchObject({ status: 401 })
  })
})

const sweep = () =>
  sweepFiles.run({
    db: test.db,
    clock: test.clock,
    storage: test.storage,
    ...testJobParts,
    announce: () => {},
  })
