import type { RoleKey } from '../access/roles.ts'
import { limits } from '../limits.ts'

const { min, max } = limits.survey.level
const every = Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** How many statements of a situation a report may show, by the specification's codes of roles. */
export const levelsOfRoleCode = { SA: every, ME: [min], RA: [min] } as const

type RoleCode = keyof typeof levelsOfRoleCode

/** Survey admins, members, respondents. Staff read through the eyes of somebody in a company, never by themselves. */
const roleCodeOf = {
  root: 'RA',
  moderator: 'RA',
  owner: 'SA',
  manager: 'SA',
  member: 'ME',
  applicant: 'RA',
} as const satisfies Record<RoleKey, RoleCode>

export const levelsOf = (role: RoleKey): readonly number[] => levelsOfRoleCode[roleCodeOf[role]]

/** What somebody gets who asks for a level: as much of it as their role may see. */
export function levelFor(role: RoleKey, asked: number): number {
  const levels = levelsOf(role)
  return Math.min(asked, levels.at(-1) ?? min)
}
