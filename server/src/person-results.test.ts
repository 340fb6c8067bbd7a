import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeResult } from '#features/results/results.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { invited } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

let staff: { id: string; token: string }
beforeAll(async () => {
  staff = await person(test.db, { platform_role: 'moderator' })
})

const calls = ['listPersonResults', 'getPersonStatements'] as const
const look = (name: (typeof calls)[number], id: string, query: Record<string, string> = {}) =>
  test.call(name, { token: staff.token, params: { id }, query })

/** The last is the most important, so that the order of the ranks is not that of the slots. */
const ranking = [8, 7, 6, 5, 4, 3, 2, 1]
const statements = ranking.map((_, index) => ({
  text: `Statement ${index + 1}`,
  feeling: (index % 4) + 1,
  control: (index % 3) + 1,
}))

/** What somebody was invited to by a company, and completed at that time. */
async function completed(user_id: string, now: Date, name?: string) {
  const group = await company(test.db, name)
  const survey = await makeSurvey(test.db, { now: testDay, group_id: group.id, name: `${group.name} survey` })
  const of = { group_id: group.id, survey_id: survey.id }
  const reached = { state: inviteState.completed, started_at: now, completed_at: now }
  const { invite_id } = await invited(test, { of, user_id, reached })
  const situations = survey.situation_ids.map((situation_id) => ({ situation_id, statements, ranking }))
  const { id } = await makeResult(test.db, {
    ...of,
    now,
    invite_id,
    user_id,
    situations,
    status: resultStatus.pipeline,
  })
  return { id, invite_id, group, survey }
}

const looks = (name: (typeof calls)[number], subject_id: string) =>
  acrossGroups(test.db)
    .selectFrom('audit_events')
    .where('action', '=', name)
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .select(['group_id', 'actor_id', 'subject'])
    .execute()

const later = new Date(testDay.getTime() + 60_000)

describe.each(calls)('%s', (name) => {
  it('knows nobody by an id that nobody has', async () => {
    expect(await look(name, newId(testDay))).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('does not show a moderator what other staff answered, nor logs a look that was refused', async () => {
    const { id } = await person(test.db, { platform_role: 'root' })
    expect(await look(name, id)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await looks(name, id)).toEqual([])
  })
})

describe('listPersonResults', () => {
  it('shows what came of every survey that the person was invited to, at all companies, and logs the look', async () => {
    const { id } = await person(test.db)
    const { invite_id: open } = await invited(test, { user_id: id })
    const done = await completed(id, testDay, 'Kopi House')
    await completed((await person(test.db)).id, testDay)
    const { status, data } = await look('listPersonResults', id)
    expect(status).toBe(200)
    expect(data).toHaveLength(2)
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: open, state: inviteState.queued, test_id: null, result: null }),
        {
          id: done.invite_id,
          group: { id: done.group.id, name: 'Kopi House' },
          survey: { id: done.survey.id, hashId: expect.any(String), name: 'Kopi House survey' },
          state: inviteState.completed,
          test_id: done.id,
          completed_at: testDay.toISOString(),
          result: {
            status: resultStatus.pipeline,
            situations: done.survey.situation_ids.length,
            x: expect.any(Number),
            y: expect.any(Number),
          },
        },
      ]),
    )
    expect(await looks('listPersonResults', id)).toMatchObject([{ actor_id: staff.id, subject: 'user' }])
  })

  it('finds by the name of the survey', async () => {
    const { id } = await person(test.db)
    const done = await completed(id, testDay, 'Batik House')
    await completed(id, testDay, 'Teh Tarik Trading')
    expect(await look('listPersonResults', id, { keyword: 'batik' })).toMatchObject({
      data: [{ id: done.invite_id }],
      pagination: { total: 1 },
    })
  })
})

describe('getPersonStatements', () => {
  it('shows the last survey that the person came to, by rank and with its words, and logs the look at its company', async () => {
    const { id } = await person(test.db)
    await completed(id, testDay)
    const last = await completed(id, later)
    const words = { quadrant: expect.any(Number), shade: expect.any(Number), parameter: expect.stringMatching(/./) }
    const first = { slot: 8, rank: 1, text: 'Statement 8', feeling: 4, control: 2, ...words }
    const second = { slot: 7, rank: 2, text: 'Statement 7', feeling: 3, control: 1, ...words }
    const { status, data } = await look('getPersonStatements', id)
    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        test_id: last.id,
        group: { id: last.group.id },
        survey: { id: last.survey.id },
        completed_at: later.toISOString(),
        feelings_scale: last.survey.feelings_scale,
        topics: last.survey.situation_ids.map((_, index) => ({
          position: index + 1,
          name: expect.stringMatching(/./),
          statements: expect.arrayContaining([expect.objectContaining(first), expect.objectContaining(second)]),
        })),
      },
    })
    expect(data).toHaveProperty('topics.0.statements.0.slot', 8)
    expect(await looks('getPersonStatements', id)).toEqual([
      { group_id: last.group.id, actor_id: staff.id, subject: 'user' },
    ])
  })

  it('leaves out what was taken back', async () => {
    const { id } = await person(test.db)
    const { id: attempt_id, group } = await completed(id, testDay)
    await test.db
      .updateTable('statements')
      .set({ removed: true })
      .where('group_id', '=', group.id)
      .where('attempt_id', '=', attempt_id)
      .where('slot', '=', 3)
      .execute()
    const { data } = await look('getPersonStatements', id)
    expect(JSON.stringify(data)).toContain('Statement 2')
    expect(JSON.stringify(data)).not.toContain('Statement 3')
  })

  it("shows the one that is asked for, and does not know another person's", async () => {
    const { id } = await person(test.db)
    const earlier = await completed(id, testDay)
    await completed(id, later)
    const foreign = await completed((await person(test.db)).id, testDay)
    const asked = (test_id: string) => look('getPersonStatements', id, { test_id })
    expect(await asked(earlier.id)).toMatchObject({ status: 200, data: { test_id: earlier.id } })
    expect(await asked(foreign.id)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await looks('getPersonStatements', id)).toMatchObject([{ group_id: earlier.group.id }])
  })

  it('is empty for somebody who never came to a survey, and logs nothing', async () => {
    const { id } = await person(test.db)
    await invited(test, { user_id: id })
    expect(await look('getPersonStatements', id)).toMatchObject({ status: 200, data: null })
    expect(await looks('getPersonStatements', id)).toEqual([])
  })
})
