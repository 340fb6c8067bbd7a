import { openCompanyPage } from '@catchpitch/contract/company-page/company-page.endpoints'
import { limits } from '@catchpitch/contract/limits'
import { changeResultStatus } from '@catchpitch/contract/results/decisions.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { useApp } from '#testing/app'
import { companyPage } from '#testing/company-page'
import { signedIn } from '#testing/make'
import { answeredBy, surveyWithOwner } from '#testing/results'
import { testDay } from '#testing/test-day'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)

beforeAll(() => seedCatalog(test.db, testDay))
beforeEach(() => test.clock.moveTo(testDay))

describe('how often the promised time was kept', () => {
  it('is told of enough people, by when they were told', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, query, survey_id } = survey
    const { set, visitor } = companyPage(test, { id: group_id, owner: survey.owner })
    await test.db.updateTable('groups').set({ promised_reply_days: 10 }).where('id', '=', group_id).execute()
    await set({ shows_kept: true })
    const kept = async () => Object(openCompanyPage.reply.parse((await visitor.open()).data).promise).kept
    const fewest = limits.company_page.kept.people
    const answered = []
    for (let count = 0; count < fewest; count += 1)
      answered.push((await answeredBy(test, survey, { no: count + 1 })).id)
    // Before the promised day nothing is kept or broken.
    expect(await kept()).toBeNull()

    const token = await signedIn(test.db, survey.owner.id, inDays(400))
    const decide = (result_ids: readonly (string | undefined)[], notify: boolean) =>
      test.call('changeResultStatus', {
        token,
        query,
        body: { survey_id, result_ids, status: resultStatus.rejected, notify },
      })
    test.clock.moveTo(inDays(5))
    expect(await decide(answered.slice(0, 3), true)).toMatchObject({ status: 200 })
    // Decided, and not a word about it.
    expect(await decide(answered.slice(3, 4), false)).toMatchObject({ status: 200 })
    test.clock.moveTo(inDays(11))
    expect(await kept()).toEqual({ people: fewest, kept: 3 })
    // Too late is too late.
    expect(await decide(answered.slice(4), true)).toMatchObject({ status: 200 })
    test.clock.moveTo(inDays(12))
    expect(await kept()).toEqual({ people: fewest, kept: 3 })

    // Who was told in time and is decided about anew was told in time; what is promised now was not promised then.
    expect(
      await test.call('changeResultStatus', {
        token,
        query,
        body: { survey_id, result_ids: answered.slice(0, 1), status: resultStatus.accepted, notify: true },
      }),
    ).toMatchObject({ status: 200 })
    await test.db.updateTable('groups').set({ promised_reply_days: 2 }).where('id', '=', group_id).execute()
    test.clock.moveTo(inDays(13))
    expect(await kept()).toEqual({ people: fewest, kept: 3 })

    await test.db
      .deleteFrom('results')
      .where('group_id', '=', group_id)
      .where('attempt_id', '=', answered[0] ?? '')
      .execute()
    expect(await kept()).toBeNull()
    test.clock.moveTo(testDay)
    await set({ shows_kept: false })
    test.clock.moveTo(inDays(12))
    expect(await kept()).toBeNull()
  })
})

describe('when somebody was told', () => {
  it('is the first time that a decision left, and never one that was taken back or replaced before', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, query, survey_id } = survey
    const { id } = await answeredBy(test, survey)
    const token = await signedIn(test.db, survey.owner.id, inDays(400))
    const told = async () =>
      (
        await test.db
          .selectFrom('results')
          .where('group_id', '=', group_id)
          .where('attempt_id', '=', id)
          .select('told_at')
          .executeTakeFirstOrThrow()
      ).told_at
    const decide = async (status: number, notify: boolean) => {
      const body = { survey_id, result_ids: [id], status, notify }
      return changeResultStatus.reply.parse((await test.call('changeResultStatus', { token, query, body })).data)
    }
    const undo = (change: { id: string }) => test.call('undoResultStatus', { token, query, body: { id: change.id } })

    expect(await told()).toBeNull()
    const first = await decide(resultStatus.rejected, true)
    expect(await told()).toEqual(new Date(first.undo_until))
    // Replaced before it left, which is taken back in turn.
    const second = await decide(resultStatus.accepted, false)
    expect(await told()).toBeNull()
    expect(await undo(second)).toMatchObject({ status: 200 })
    expect(await told()).toEqual(new Date(first.undo_until))
    expect(await undo(first)).toMatchObject({ status: 200 })
    expect(await told()).toBeNull()

    const left = await decide(resultStatus.accepted, true)
    test.clock.moveTo(inDays(2))
    await decide(resultStatus.rejected, true)
    expect(await told()).toEqual(new Date(left.undo_until))
  })
})
