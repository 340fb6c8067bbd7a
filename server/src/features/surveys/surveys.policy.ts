import { type CompanyWord, grants, wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { Membership } from '#platform/session/session'

/** The departments whose surveys somebody sees; null: all of the company. */
export type Reach = readonly string[] | null

/** Managers see the surveys of their departments. Whatever belongs to no department is the whole company's. */
export function reachOf({ role, department_ids }: Pick<Membership, 'role' | 'department_ids'>): Reach {
  return role === 'manager' ? department_ids : null
}

export const isWithin = (reach: Reach, department_id: string | null): boolean =>
  reach === null || department_id === null || reach.includes(department_id)

/** What may be done with a survey: a lapsed plan leaves everything to be read, and nothing to be changed. */
export function surveyRights({ role }: Pick<Membership, 'role'>, hasPlan: boolean) {
  const may = (word: CompanyWord) => hasPlan && grants(wordsOfRole[role], word)
  return { edit: may('survey.edit'), remove: may('survey.remove') }
}
