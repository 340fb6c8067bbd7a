import { guideAudience } from '@catchpitch/contract/guides/guide-placeholders'
import type { Membership, Person } from '#platform/session/session'

const { everybody, companies, applicants, staff } = guideAudience

/** For whom a guide must be written so that somebody finds it. Staff, who help everybody, find all of them. */
export function audiencesOf(
  { platform_role }: Pick<Person, 'platform_role'>,
  group: Pick<Membership, 'role'> | null,
): readonly number[] {
  if (platform_role) return [everybody, companies, applicants, staff]
  return group && group.role !== 'applicant' ? [everybody, companies] : [everybody, applicants]
}
