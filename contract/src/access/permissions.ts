import type { RoleKey } from './roles.ts'

/** What can be asked for inside a company. No word contains another: see `grants`. */
export const companyWords = [
  'survey.view',
  'survey.edit',
  'survey.publish',
  'survey.remove',
  'invite.view',
  'invite.send',
  'screening.view',
  'result.view',
  'result.names',
  'result.decide',
  'result.comment',
  'result.export',
  'snapshot.view',
  'fairness.view',
  'outcome.view',
  'pitch.edit',
  'page.edit',
  'dashboard.view',
  'team.view',
  'team.manage',
  'department.manage',
  'mail.view',
  'billing.view',
  'billing.pay',
  'company.edit',
  'audit.view',
] as const

/** What can be asked for under /admin. */
export const staffWords = [
  'staff.dashboard',
  'catalog.view',
  'catalog.edit',
  'group.view',
  'group.edit',
  'person.view',
  'person.edit',
  'person.import',
  'person.impersonate',
  'plan.price',
  'payment.record',
  'mail.all',
  'result.all',
  'audit.all',
  'system.health',
] as const

export type CompanyWord = (typeof companyWords)[number]
export type StaffWord = (typeof staffWords)[number]
export type PermissionWord = CompanyWord | StaffWord

const ownerOnly: readonly PermissionWord[] = [
  'team.manage',
  'department.manage',
  'billing.pay',
  'company.edit',
  'audit.view',
  'fairness.view',
  'outcome.view',
  'result.names',
]

/** The permission strings that each role holds; a person's reply to `GET /user` carries them. */
export const wordsOfRole: Record<RoleKey, readonly PermissionWord[]> = {
  root: staffWords,
  moderator: staffWords.filter((word) => word !== 'plan.price'),
  owner: companyWords,
  manager: companyWords.filter((word) => !ownerOnly.includes(word)),
  member: [
    'survey.view',
    'invite.view',
    'screening.view',
    'result.view',
    'result.comment',
    'team.view',
    'dashboard.view',
  ],
  applicant: [],
}

/**
 * The specification's rule: granted if any string held contains the requested text. It is safe only
 * while no word contains another (a right to `result.view` must not follow from some
 * `draft.result.view`), which a property test proves over the whole list.
 */
export function grants(held: readonly string[], requested: PermissionWord): boolean {
  return held.some((text) => text.includes(requested))
}
