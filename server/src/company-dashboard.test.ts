import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { useApp } from '#testing/app'
import { colleague, company, companyWithoutPlan, person } from '#testing/make'
import { managerOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)
const nothing = { waiting: 0, started: 0, completed: 0, failed: 0 }

const ask = (group_id: string, token: string) => test.call('getCompanyDashboard', { token, query: { group_id } })

type Survey = Awaited<ReturnType<typeof makeSurvey>>

async function invite(group_id: string, survey: Survey, no: number, state: InviteState) {
  const { id: user_id } = await makePerson(test.db, { now: testDay })
  const started_at = state === inviteState.started || state === inviteState.completed ? testDay : undefined
  const reached = { state, ...(started_at && { started_at }) }
  const { id } = await makeInvite(test.db, { now: testDay, group_id, survey_id: survey.id, no, user_id, reached })
  return { id, user_id }
}

async function complete(group_id: string, survey: Survey, no: number, status: ResultStatus | null = null) {
  const { id: invite_id, user_id } = await invite(group_id, survey, no, inviteState.completed)
  const statements = Array.from({ length: 8 }, (_, index) => ({ text: `Statement ${index}`, feeling: 3, control: 1 }))
  const ranking = statements.map((_, index) => index + 1)
  const situations = survey.situation_ids.map((situation_id) => ({ situation_id, statements, ranking }))
  await makeResult(test.db, { now: testDay, group_id, survey_id: survey.id, invite_id, user_id, situations, status })
}

describe('getCompanyDashboard', () => {
  it('tells a new company that nothing is done yet', async () => {
    const { id, owner } = await company(test.db)
    expect((await ask(id, owner.token)).data).toEqual({
      surveys: { draft: 0, running: 0, over: 0, ending: 0 },
      people: nothing,
      undecided: 0,
      running: [],
      to_decide: [],
      done: { survey: false, published: false, invited: false, colleague: false },
    })
  })

  it('counts surveys by whether they take people in, and names those that end first', async () => {
    const { id: group_id, owner } = await company(test.db)
    const make = (name: string, wishes: Partial<Parameters<typeof makeSurvey>[1]> = {}) =>
      makeSurvey(test.db, { now: testDay, group_id, name, ...wishes })
    await make('Draft', { state: 'draft', expires_at: inDays(1) })
    await make('Closed', { state: 'closed' })
    await make('Expired', { expires_at: inDays(-1) })
    const later = await make('Later', { expires_at: inDays(20) })
    const sooner = await make('Sooner', { expires_at: inDays(3) })
    const { data } = await ask(group_id, owner.token)
    expect(data).toMatchObject({
      surveys: { draft: 1, running: 2, over: 2, ending: 1 },
      running: [
        { id: sooner.id, name: 'Sooner', expires_at: inDays(3).toISOString() },
        { id: later.id, name: 'Later' },
      ],
      done: { survey: true, published: true, invited: false },
    })
    // The figure leads to this list, which must hold as many.
    const query = { group_id, filter: 'status:1;expired:no' }
    const list = await test.call('listSurveys', { token: owner.token, query })
    expect(list.pagination).toMatchObject({ total: 2 })
    const over = await test.call('listSurveys', { token: owner.token, query: { group_id, filter: 'expired:yes' } })
    expect(over.data).toMatchObject([{ name: 'Expired' }])
  })

  it('counts people by how far they came and what is not decided, over all surveys', async () => {
    const { id: group_id, owner } = await company(test.db)
    await colleague(test.db, group_id, 'member')
    const running = await makeSurvey(test.db, { now: testDay, group_id, name: 'Running' })
    const over = await makeSurvey(test.db, { now: testDay, group_id, name: 'Over', state: 'closed' })
    const { queued, sent, opened, failed, started, declined } = inviteState
    for (const [index, state] of [queued, sent, opened, failed, started, declined].entries()) {
      await invite(group_id, running, index + 1, state)
    }
    await complete(group_id, running, 7)
    await complete(group_id, running, 8, resultStatus.accepted)
    await complete(group_id, over, 1)
    await complete(group_id, over, 2)
    const { data } = await ask(group_id, owner.token)
    expect(data).toMatchObject({
      people: { waiting: 3, started: 1, completed: 4, failed: 1 },
      undecided: 3,
      running: [{ id: running.id, participants: { invited: 8, started: 3, completed: 2 } }],
      to_decide: [
        { id: over.id, name: 'Over', undecided: 2 },
        { id: running.id, name: 'Running', undecided: 1 },
      ],
      done: { survey: true, published: true, invited: true, colleague: true },
    })
  })

  it("shows a manager the surveys of their departments and of none, and nobody another company's", async () => {
    const { id: group_id, owner } = await company(test.db)
    const manager = await managerOf(test, group_id, 'Retail')
    const other = await managerOf(test, group_id, 'Roastery')
    const survey = await makeSurvey(test.db, { now: testDay, group_id, name: 'Of retail' })
    await makeSurvey(test.db, { now: testDay, group_id, name: 'Of everybody' })
    const { department_id } = manager
    await test.db
      .updateTable('surveys')
      .set({ department_id })
      .where('group_id', '=', group_id)
      .where('id', '=', survey.id)
      .execute()
    await complete(group_id, survey, 1)
    const stranger = await company(test.db, 'Teh Tarik Trading')
    expect((await ask(group_id, manager.token)).data).toMatchObject({ surveys: { running: 2 }, undecided: 1 })
    expect((await ask(group_id, other.token)).data).toMatchObject({
      surveys: { running: 1 },
      people: nothing,
      undecided: 0,
      to_decide: [],
    })
    expect((await ask(group_id, owner.token)).data).toMatchObject({ surveys: { running: 2 } })
    expect((await ask(stranger.id, stranger.owner.token)).data).toMatchObject({ surveys: { running: 0 }, undecided: 0 })
  })

  it('is read without a plan, and by whoever works in the company', async () => {
    const { id, owner } = await companyWithoutPlan(test.db)
    const member = await colleague(test.db, id, 'member')
    const applicant = await colleague(test.db, id, 'applicant')
    const stranger = await person(test.db)
    expect(await ask(id, owner.token)).toMatchObject({ status: 200 })
    expect(await ask(id, member.token)).toMatchObject({ status: 200 })
    expect(await ask(id, applicant.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await ask(id, stranger.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await test.call('getCompanyDashboard', { query: { group_id: id } })).toMatchObject({ status: 401 })
    expect(await ask('no id', owner.token)).toMatchObject({ status: 422 })
  })
})
