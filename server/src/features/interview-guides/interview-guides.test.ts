import { getInterviewGuide } from '@catchpitch/contract/interview-guides/interview-guides.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { company } from '#testing/make'
import { memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

type Somebody = { id: string; token: string }
let group_id = ''
let owner: Somebody
let member: Somebody
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
  member = await memberOf(test, group_id)
})

const read = (token: string | null, id: string) =>
  test.call('getInterviewGuide', { token, params: { id }, query: { group_id } })
const guide = async (token: string, id: string) => getInterviewGuide.reply.parse((await read(token, id)).data)
const save = (token: string | null, id: string, body: unknown) =>
  test.call('saveInterviewGuide', { token, params: { id }, query: { group_id }, body })

/** The first four matter and are bad; of these the second and the fourth are not in the person's hands at all. */
const statements = Array.from({ length: 8 }, (_, index) => ({
  text: `Statement ${index + 1}`,
  feeling: index < 4 ? 1 : 4,
  control: [2, 3, 1, 3][index] ?? 1,
}))
const run = () => completedRun(test, { group_id, statements, ranking: [1, 2, 3, 4, 5, 6, 7, 8], situations: 1 })

const items = [{ question: 'What would have helped?', quote: 'Statement 2' }]

describe('getInterviewGuide', () => {
  it('proposes what matters, weighs and is in nobody’s hands, the least control first, and what staff would ask', async () => {
    const { id } = await run()
    const { statements: proposed, questions, ...rest } = await guide(member.token, id)
    expect(rest).toEqual({ version: 0, can_edit: false, items: [] })
    expect(proposed.map(({ text }) => text)).toEqual(['Statement 2', 'Statement 4', 'Statement 1'])
    expect(proposed.every(({ situation }) => situation !== '')).toBe(true)
    expect(questions.length).toBeGreaterThan(0)
  })

  it('proposes a question once, however many queries lead to it', async () => {
    const { id } = await completedRun(test, { group_id, statements, ranking: [1, 2, 3, 4, 5, 6, 7, 8] })
    expect((await guide(owner.token, id)).questions.length).toBeGreaterThan(1)
    const description = JSON.stringify({
      en: 'What would have helped?',
      zh: '什么会有帮助？',
      ms: 'Apa yang dapat membantu?',
    })
    await test.db.updateTable('interpretations').set({ description }).where('type', '=', 2).execute()
    const { questions } = await guide(owner.token, id)
    expect(questions.map(({ text }) => text)).toEqual(['What would have helped?'])
  })

  it('does not propose what the company leaves out of its reports', async () => {
    const { id, survey_id } = await run()
    const before = (await guide(owner.token, id)).questions.length
    const all = await test.db.selectFrom('interpretations').where('type', '=', 2).select('id').execute()
    const body = { survey_id, interpretation_ids: all.map((one) => one.id), is_kept: false }
    await test.call('saveInterpretationPreference', { token: owner.token, query: { group_id }, body })
    expect([before > 0, (await guide(owner.token, id)).questions]).toEqual([true, []])
  })

  it('is for those who may see the result', async () => {
    const { id } = await run()
    expect(await read(null, id)).toMatchObject({ status: 401 })
    expect(await read(owner.token, newId(testDay))).toMatchObject({ status: 404 })
  })
})

describe('saveInterviewGuide', () => {
  it('keeps what is to be asked, and tells the second of two who save at once', async () => {
    const { id } = await run()
    expect(await save(owner.token, id, { version: 0, items })).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await guide(member.token, id)).toMatchObject({ version: 1, items })
    expect(await save(owner.token, id, { version: 0, items: [] })).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(await save(owner.token, id, { version: 1, items: [] })).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await guide(owner.token, id)).toMatchObject({ version: 2, items: [], can_edit: true })
  })

  it('is not for members, and names what is wrong', async () => {
    const { id } = await run()
    expect(await save(null, id, { version: 0, items })).toMatchObject({ status: 401 })
    expect(await save(member.token, id, { version: 0, items })).toMatchObject({ status: 403 })
    const empty = { version: 0, items: [{ question: ' ', quote: '' }] }
    expect(await save(owner.token, id, empty)).toMatchObject({
      status: 422,
      error: { 'items.0.question': [expect.any(String)] },
    })
  })
})
