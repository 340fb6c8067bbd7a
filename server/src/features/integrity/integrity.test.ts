import { listIntegrityEvents as endpoint } from '@catchpitch/contract/integrity/integrity.endpoints'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { limits } from '@catchpitch/contract/limits'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { describe, expect, it } from 'vitest'
import { keptDays } from '#platform/files/kept-days'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { invited, liveSurvey, redeem, respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

const { snapshot, events, explanation } = limits.integrity

const away = (changes: Record<string, unknown> = {}) => ({
  id: newId(testDay),
  kind: integrityEvent.tab_hidden,
  happened_at: testDay.toISOString(),
  lasted_ms: 4000,
  step: testStep.writing,
  topic: 1,
  characters: null,
  ...changes,
})

const record = (token: string, ...told: object[]) =>
  test.call('recordIntegrityEvents', { token, body: { events: told } })

const listed = (token: string) => test.call('listIntegrityEvents', { token })

type Run = { group_id: string; survey_id: string; test_id: string }

async function setPolicy({ group_id, test_id }: Run, integrity_policy: number): Promise<void> {
  const run = test.db.updateTable('attempts').set({ integrity_policy }).where('group_id', '=', group_id)
  await run.where('id', '=', test_id).execute()
}

async function setMayExplain({ group_id, survey_id }: Run, may_explain: boolean): Promise<void> {
  const survey = test.db.updateTable('surveys').set({ may_explain }).where('group_id', '=', group_id)
  await survey.where('id', '=', survey_id).execute()
}

const camera = () => pictureOf('png', snapshot.width, snapshot.height)

async function send(token: string, picture: Buffer, changes: Record<string, string> = {}) {
  const form = new FormData()
  const fields = { id: newId(testDay), happened_at: testDay.toISOString(), step: '4', topic: '1', ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'camera.png')
  return test.call('recordSnapshot', { token, form })
}

describe('recordIntegrityEvents', () => {
  it('keeps what happened, where, and for how long; told again it only grows longer', async () => {
    const { token } = await respondent(test)
    const gone = away({ lasted_ms: 0 })
    const pasted = away({ kind: integrityEvent.paste, characters: 120, lasted_ms: 0, topic: 2 })
    expect(await record(token, gone)).toMatchObject({ status: 200, data: { recorded: 1 } })
    expect(await record(token, { ...gone, lasted_ms: 9000 }, pasted)).toMatchObject({ data: { recorded: 2 } })
    await record(token, gone)
    const { data } = await listed(token)
    expect(data).toMatchObject({
      may_explain: true,
      events: [
        { ...gone, lasted_ms: 9000, explanation: '', picture: null },
        { id: pasted.id, kind: integrityEvent.paste, characters: 120, topic: 2 },
      ],
    })
  })

  it('believes no device that it happened before the survey was opened, or is still to come', async () => {
    const { token } = await respondent(test)
    const early = away({ happened_at: '2020-01-01T00:00:00.000Z' })
    const late = away({ happened_at: '2040-01-01T00:00:00.000Z' })
    await record(token, early, late)
    const times = { happened_at: testDay.toISOString() }
    expect((await listed(token)).data).toMatchObject({ events: [times, times] })
  })

  it('keeps none under a policy that records none', async () => {
    const run = await respondent(test)
    await setPolicy(run, integrityPolicy.none)
    expect(await record(run.token, away())).toMatchObject({ status: 200, data: { recorded: 0 } })
    expect((await listed(run.token)).data).toMatchObject({ events: [] })
  })

  it('keeps no more than anybody would read', async () => {
    const { token } = await respondent(test)
    const many = () => Array.from({ length: events.at_once }, () => away())
    for (let count = 0; count < events.max; count += events.at_once) await record(token, ...many())
    expect(await record(token, away())).toMatchObject({ status: 200, data: { recorded: 0 } })
  })

  it.each([
    ['kind', { kind: integrityEvent.repeat_attempt }],
    ['happened_at', { happened_at: 'yesterday' }],
    ['lasted_ms', { lasted_ms: -1 }],
    ['step', { step: 0 }],
    ['topic', { topic: 21 }],
    ['characters', { characters: 1.5 }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { token } = await respondent(test)
    expect(await record(token, away(wrong))).toMatchObject({
      status: 422,
      error: { [`events.0.${field}`]: [expect.any(String)] },
    })
  })

  it('is for whoever holds the pen', async () => {
    const { token, group_id, invite_id } = await respondent(test)
    await record(token, away())
    await redeem(test, group_id, invite_id)
    expect(await record(token, away())).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })
})

describe('recordSnapshot', () => {
  it('keeps a picture from the camera with the run, and gives its address to the person', async () => {
    const run = await respondent(test)
    await setPolicy(run, integrityPolicy.events_and_snapshots)
    expect(await send(run.token, await camera())).toMatchObject({ status: 200, data: { recorded: true } })
    // For a minute: a face is not to be passed on.
    const end = Math.floor(testDay.getTime() / 1000) + limits.private_file.address_seconds
    expect((await listed(run.token)).data).toMatchObject({
      events: [
        { kind: integrityEvent.snapshot, topic: 1, picture: expect.stringContaining(`expires=${end}&signature=`) },
      ],
    })
    const file = await test.db
      .selectFrom('files')
      .where('group_id', '=', run.group_id)
      .where('attempt_id', '=', run.test_id)
      .select(['content_type', 'width', 'height', 'delete_after'])
      .executeTakeFirstOrThrow()
    const day_ms = 24 * 60 * 60 * 1000
    expect(file).toEqual({
      content_type: 'image/png',
      width: 400,
      height: 225,
      delete_after: new Date(testDay.getTime() + keptDays.snapshot * day_ms),
    })
  })

  it('keeps one that is sent twice once', async () => {
    const run = await respondent(test)
    await setPolicy(run, integrityPolicy.events_and_snapshots)
    const id = newId(testDay)
    await send(run.token, await camera(), { id })
    expect(await send(run.token, await camera(), { id })).toMatchObject({ status: 200, data: { recorded: false } })
    expect((await listed(run.token)).data).toMatchObject({ events: [{ id }] })
  })

  it.each([integrityPolicy.events, integrityPolicy.none])('keeps none under policy %s', async (policy) => {
    const run = await respondent(test)
    await setPolicy(run, policy)
    expect(await send(run.token, await camera())).toMatchObject({ status: 200, data: { recorded: false } })
  })

  it.each([
    ['of another size', () => pictureOf('png', 640, 480)],
    ['that is none', async () => Buffer.from('<script>alert(1)</script>')],
  ])('refuses a picture %s', async (_, make) => {
    const { token } = await respondent(test)
    expect(await send(token, await make())).toMatchObject({ status: 422, error: { picture: [expect.any(String)] } })
  })
})

describe('explainIntegrityEvent', () => {
  const explain = (token: string, id: string, said: string) =>
    test.call('explainIntegrityEvent', { token, params: { id }, body: { explanation: said } })

  it('keeps what the person says, until they take it back', async () => {
    const { token } = await respondent(test)
    const event = away()
    await record(token, event)
    expect(await explain(token, event.id, ' My mother called. ')).toMatchObject({ status: 200 })
    expect((await listed(token)).data).toMatchObject({ events: [{ explanation: 'My mother called.' }] })
    await explain(token, event.id, '')
    expect((await listed(token)).data).toMatchObject({ events: [{ explanation: '' }] })
  })

  it('is not for surveys whose company does not want it', async () => {
    const run = await respondent(test)
    const event = away()
    await record(run.token, event)
    await setMayExplain(run, false)
    expect(await explain(run.token, event.id, 'A call.')).toMatchObject({ status: 403 })
    expect((await listed(run.token)).data).toMatchObject({ may_explain: false })
  })

  it("knows no event of another person's run", async () => {
    const [mine, theirs] = [await respondent(test), await respondent(test)]
    const event = away()
    await record(theirs.token, event)
    expect(await explain(mine.token, event.id, 'Mine?')).toMatchObject({ status: 404 })
  })

  it('refuses what is too long', async () => {
    const { token } = await respondent(test)
    const event = away()
    await record(token, event)
    expect(await explain(token, event.id, 'a'.repeat(explanation.max + 1))).toMatchObject({
      status: 422,
      error: { explanation: [expect.any(String)] },
    })
  })
})

describe('what the server finds out', () => {
  it('is a person who has answered for another position of the same company, and nobody else', async () => {
    const { id: group_id } = await company(test.db)
    const { id: first } = await liveSurvey(test, group_id)
    const { id: second } = await liveSurvey(test, group_id)
    const email = `again-${newId(testDay)}@example.com`
    const arrive = async (survey_id: string, address: string, no = 1) => {
      const { invite_id } = await invited(test, { email: address, no, of: { group_id, survey_id } })
      const { token } = await redeem(test, group_id, invite_id)
      return (await listed(token)).data
    }
    expect(await arrive(first, email)).toMatchObject({ events: [] })
    expect(await arrive(second, email)).toMatchObject({ events: [{ kind: integrityEvent.repeat_attempt }] })
    expect(await arrive(second, 'somebody@example.com', 2)).toMatchObject({ events: [] })
  })

  const movesOf = async (token: string) => {
    const { events: all } = endpoint.reply.parse((await listed(token)).data)
    return all.filter(({ kind }) => kind === integrityEvent.network_changed).length
  }

  it('is a person who goes on from another part of the net', async () => {
    const { token } = await respondent(test)
    const from = (ip: string) =>
      test.call('recordIntegrityEvents', { token, ip, body: { events: [away({ kind: integrityEvent.copy })] } })
    await from('175.139.142.25')
    await from('175.139.142.99')
    const before = await movesOf(token)
    await from('165.21.100.88')
    expect(await movesOf(token)).toBe(before + 1)
  })
})
