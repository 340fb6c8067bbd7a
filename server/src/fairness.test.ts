import { endpoints } from '@catchpitch/contract/endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { answeredBy, surveyWithOwner } from '#testing/results'
import { managerOf, memberOf } from '#testing/surveys'

const test = useApp()
const { accepted, rejected, pipeline } = resultStatus

type Survey = Awaited<ReturnType<typeof surveyWithOwner>>
type Told = { gender: 'MALE' | 'FEMALE' | null; born_on: string | null }

const ask = (survey: Survey, token = survey.owner.token, query = survey.query) =>
  test.call('getFairness', { token, params: { id: survey.survey_id }, query })

const fairness = async (survey: Survey) => endpoints.getFairness.reply.parse((await ask(survey)).data)

/** People who have answered, each with what was decided, and who told the same of themselves. */
async function decided(survey: Survey, from: number, statuses: readonly (9 | 10 | 11 | null)[], told: Told) {
  for (const [index, status] of statuses.entries()) {
    const { user_id } = await answeredBy(test, survey, { no: from + index, ...(status && { status }) })
    await test.db.updateTable('users').set(told).where('id', '=', user_id).execute()
  }
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('getFairness', () => {
  it('says that there are too few to tell, and nothing else of them', async () => {
    const survey = await surveyWithOwner(test)
    await decided(survey, 1, [accepted, rejected], { gender: 'FEMALE', born_on: '2000-05-01' })
    expect(await ask(survey)).toMatchObject({ status: 200 })
    const { decided: settled, minimum, splits } = await fairness(survey)
    expect({ settled, minimum }).toEqual({ settled: 2, minimum: 10 })
    expect(splits.map(({ by, groups }) => [by, groups.length])).toEqual([
      ['gender', 2],
      ['age_range', 6],
    ])
    for (const group of splits.flatMap(({ groups }) => groups)) {
      expect(group).toEqual({ group: expect.any(String), finding: 'too_few' })
    }
  })

  it('compares the shares of those about whom it is settled, and counts neither who waits nor who has not told', async () => {
    const survey = await surveyWithOwner(test)
    const young = { born_on: '2004-01-01' }
    const older = { born_on: '1980-01-01' }
    await decided(survey, 1, [...times(8, accepted), ...times(2, rejected)], { gender: 'MALE', ...young })
    await decided(survey, 20, [...times(1, accepted), ...times(9, rejected)], { gender: 'FEMALE', ...older })
    await decided(survey, 40, [pipeline, null], { gender: 'FEMALE', ...older })
    await decided(survey, 50, [accepted], { gender: null, born_on: null })
    const { decided: settled, splits } = await fairness(survey)
    expect(settled).toBe(21)
    expect(splits[0]?.groups).toEqual([
      { group: 'MALE', finding: 'reference', decided: 10, chosen: 8, rate: 0.8, impact_ratio: 1, p: 1 },
      {
        group: 'FEMALE',
        finding: 'difference',
        decided: 10,
        chosen: 1,
        rate: 0.1,
        impact_ratio: expect.closeTo(0.125, 10),
        p: expect.closeTo(0.005477, 5),
      },
    ])
    const told = splits[1]?.groups.filter(({ finding }) => finding !== 'too_few')
    expect(told).toMatchObject([
      { group: '18-24', finding: 'reference' },
      { group: '45-59', finding: 'difference' },
    ])
  })

  it('is for owners alone, of the company whose survey it is', async () => {
    const survey = await surveyWithOwner(test)
    const manager = await managerOf(test, survey.group_id, 'Kitchen')
    const member = await memberOf(test, survey.group_id)
    const stranger = await company(test.db)
    expect((await ask(survey, manager.token)).status).toBe(403)
    expect((await ask(survey, member.token)).status).toBe(403)
    expect((await ask(survey, stranger.owner.token)).status).toBe(404)
    expect((await ask(survey, stranger.owner.token, { group_id: stranger.id })).status).toBe(404)
  })
})
