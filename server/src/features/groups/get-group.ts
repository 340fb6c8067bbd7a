import { roleId } from '@catchpitch/contract/access/roles'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { countResultsByStatus } from '#features/surveys/surveys.public'
import { refuse } from '#platform/refusal'
import {
  countInvites,
  countPeople,
  countSurveys,
  findGroup,
  hasTraces,
  listDepartmentsWithPeople,
} from './group-record.queries.ts'
import { groupPresenter } from './present-group.ts'
import type { StaffContext } from './save-group.ts'

export async function getGroup(context: StaffContext, id: string) {
  const { db } = context
  const row = (await findGroup(db, id)) ?? refuse('record.missing')
  const present = await groupPresenter(context, [row])
  const departments = await listDepartmentsWithPeople(db, id)
  return {
    ...present(row),
    departments: departments.map(({ people, ...department }) => ({ ...department, people: people ?? 0 })),
    empty: !(await hasTraces(db, id)),
    version: row.version,
  }
}

/** A company in figures. */
export async function getGroupSummary(context: StaffContext, id: string) {
  const { db } = context
  const row = (await findGroup(db, id)) ?? refuse('record.missing')
  const { plan } = (await groupPresenter(context, [row]))(row)
  const people = await countPeople(db, id)
  const surveys = await countSurveys(db, id)
  const peopleWho = (role: number) => people.find(({ role_id }) => role_id === role)?.people ?? 0
  const surveysThat = (status: number) => surveys.find((counted) => counted.status === status)?.surveys ?? 0
  return {
    people: {
      owner: peopleWho(roleId.owner),
      manager: peopleWho(roleId.manager),
      member: peopleWho(roleId.member),
      applicant: peopleWho(roleId.applicant),
    },
    surveys: {
      draft: surveysThat(surveyStatus.draft),
      live: surveysThat(surveyStatus.live),
      closed: surveysThat(surveyStatus.closed),
    },
    invites: await countInvites(db, id),
    results: await countResultsByStatus(db, id, null),
    plan,
  }
}
