import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import { type EndpointName, endpoints } from '@catchpitch/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { breath_ms, endpointNames, idIn, makeWorld, type World } from '#testing/access-matrix'
import { useApp } from '#testing/app'
import { signedIn } from '#testing/make'
import { rightBodies, rightQueries } from '#testing/path-bodies'
import { makeRecord, namesRecord, namesSurvey } from '#testing/path-records'
import { managerOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

/*
 * Everybody calls every endpoint with their own records where the kinds of access are tried. Here a company calls with the
 * records of another, and a manager with those of another department.
 */

const test = useApp()
let world: World
let department_id: string
let manager: { token: string }

beforeAll(async () => {
  world = await makeWorld(test)
  department_id = (await managerOf(test, world.group_id, newId(testDay))).department_id
  manager = await managerOf(test, world.group_id, newId(testDay))
})

/** What the catalogue offers is the same for every company. */
const ofEveryCompany: readonly EndpointName[] = ['getOffer', 'getOfferedJobTemplate', 'prepareSurvey']

const ofCompanyRecords = endpointNames.filter(
  (name) => namesRecord(name) && endpoints[name].access.kind === 'company' && !ofEveryCompany.includes(name),
)

it.each(ofCompanyRecords)("%s does not know another company's record", async (name) => {
  const answer = await test.call(name, {
    token: await signedIn(test.db, world.people.owner),
    params: await makeRecord(name, { test, idOf: idIn(world), group_id: world.foreign_group_id, token: null }),
    query: { group_id: world.group_id, ...rightQueries[name] },
    body: rightBodies[name],
  })
  expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
})

/** Whether a manager may make this call at all, of whichever survey. */
function isForManagers({ access }: Endpoint): boolean {
  return access.kind === 'company' && wordsOfRole.manager.includes(access.word)
}

const ofSurveys = ofCompanyRecords.filter((name) => namesSurvey(name) && isForManagers(endpoints[name]))

it.each(ofSurveys)('%s does not know a survey of a department that is not the manager’s', async (name) => {
  const { group_id } = world
  const { token } = manager
  test.clock.moveBy(breath_ms)
  const params = await makeRecord(name, { test, idOf: idIn(world), group_id, token })
  const named = params.id ?? ''
  const answered = test.db.selectFrom('results').where('group_id', '=', group_id).where('attempt_id', '=', named)
  const given = test.db.updateTable('surveys').set({ department_id }).where('group_id', '=', group_id)
  await given.where((eb) => eb.or([eb('id', '=', named), eb('id', 'in', answered.select('survey_id'))])).execute()
  const answer = await test.call(name, {
    token,
    params,
    query: { group_id, ...rightQueries[name] },
    body: rightBodies[name],
  })
  expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
})
