import { describe, expect, it } from 'vitest'
import { closingRefusal, mayChangeRole, mayEditPerson } from './role-changes.ts'
import { adminTypeOf, type RoleKey, roleKeys } from './roles.ts'

type Held = RoleKey | null
const held: readonly Held[] = [null, ...roleKeys]

/** For each role that somebody has: what each actor may make of it, besides leaving it as it is. */
const allowed: Record<RoleKey, Record<RoleKey | 'nothing', readonly (RoleKey | 'nothing')[]>> = {
  root: {
    nothing: ['moderator', 'owner', 'manager', 'applicant'],
    root: [],
    moderator: ['nothing', 'owner', 'manager', 'applicant'],
    owner: ['nothing', 'moderator', 'manager', 'applicant'],
    manager: ['nothing', 'moderator', 'owner', 'applicant'],
    member: ['nothing', 'moderator', 'owner', 'manager', 'applicant'],
    applicant: ['nothing', 'moderator', 'owner', 'manager'],
  },
  moderator: {
    nothing: ['owner', 'manager', 'applicant'],
    root: [],
    moderator: [],
    owner: ['nothing', 'manager', 'applicant'],
    manager: ['nothing', 'owner', 'applicant'],
    member: ['nothing', 'owner', 'manager', 'applicant'],
    applicant: ['nothing', 'owner', 'manager'],
  },
  owner: {
    nothing: ['manager', 'applicant'],
    root: [],
    moderator: [],
    owner: [],
    manager: ['nothing', 'member', 'applicant'],
    member: ['nothing', 'manager', 'applicant'],
    applicant: ['nothing', 'manager'],
  },
  manager: {
    nothing: ['applicant'],
    root: [],
    moderator: [],
    owner: [],
    manager: [],
    member: [],
    applicant: ['nothing'],
  },
  member: { nothing: [], root: [], moderator: [], owner: [], manager: [], member: [], applicant: [] },
  applicant: { nothing: [], root: [], moderator: [], owner: [], manager: [], member: [], applicant: [] },
}

describe('mayChangeRole', () => {
  const cases = roleKeys.flatMap((actor) => held.flatMap((before) => held.map((after) => ({ actor, before, after }))))

  it('lets every role make exactly what the table says of every role', () => {
    const offending = cases.filter(({ actor, before, after }) => {
      const expected = before === after || allowed[actor][before ?? 'nothing'].includes(after ?? 'nothing')
      return mayChangeRole(actor, before, after) !== expected
    })
    expect(offending).toEqual([])
  })

  it('lets nobody inside a company but the owner make a survey admin', () => {
    const admins = roleKeys.filter((role) => adminTypeOf[role] === 'SurveyAdmin')
    const inside: readonly RoleKey[] = ['owner', 'manager', 'member', 'applicant']
    const makers = inside.filter((actor) => admins.some((role) => mayChangeRole(actor, null, role)))
    expect(makers).toEqual(['owner'])
  })

  it('lets nobody make a root, nor bring one down', () => {
    const others = held.filter((role) => role !== 'root')
    const changes = roleKeys.flatMap((actor) =>
      others.map((other) => [mayChangeRole(actor, other, 'root'), mayChangeRole(actor, 'root', other)]),
    )
    expect(changes.flat()).not.toContain(true)
  })
})

describe('mayEditPerson', () => {
  const cases = held.flatMap((staff) => held.map((subject) => ({ staff, subject })))

  it('lets root edit everybody, and a moderator everybody but staff', () => {
    const offending = cases.filter(({ staff, subject }) => {
      const isStaff = subject === 'root' || subject === 'moderator'
      return mayEditPerson(staff, subject) !== (staff === 'root' || (staff === 'moderator' && !isStaff))
    })
    expect(offending).toEqual([])
  })
})

describe('closingRefusal', () => {
  const other = { is_self: false, is_last_root: false }

  it.each([
    ['root', 'root', other, null],
    ['root', 'root', { is_self: false, is_last_root: true }, 'last_root'],
    ['root', 'root', { is_self: true, is_last_root: false }, 'self'],
    ['root', 'root', { is_self: true, is_last_root: true }, 'self'],
    ['root', 'moderator', other, null],
    ['root', null, other, null],
    ['moderator', null, other, null],
    ['moderator', 'moderator', other, 'reach'],
    ['moderator', 'moderator', { is_self: true, is_last_root: false }, 'self'],
    ['moderator', 'root', other, 'reach'],
    [null, null, other, 'reach'],
  ] as const)('%s closes the account of %s, %o: %s', (staff, subject, circumstances, refusal) => {
    expect(closingRefusal({ staff, subject, ...circumstances })).toBe(refusal)
  })
})
