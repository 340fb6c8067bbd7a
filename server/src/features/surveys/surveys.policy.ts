import { type CompanyWord, grants, wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { Membership } from '#platform/session/session'

/** What may be done with a survey: a lapsed plan leaves everything to be read, and nothing to be changed. */
export function surveyRights({ role }: Pick<Membership, 'role'>, hasPlan: boolean) {
  const may = (word: CompanyWord) => hasPlan && grants(wordsOfRole[role], word)
  return { edit: may('survey.edit'), remove: may('survey.remove') }
}
