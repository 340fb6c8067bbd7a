import { describe, expect, it } from 'vitest'
import { canAssign, canImpersonate, type RoleKey, roleId, roleKeyFrom, roleKeyOf, roleKeys } from './roles.ts'

describe('roles', () => {
  it('have the numbers that stand in the database', () => {
    expect(roleId).toEqual({ root: 1, manager: 3, moderator: 7, owner: 8, member: 9, applicant: 10 })
    expect(roleKeys.toSorted()).toEqual(Object.keys(roleId).toSorted())
  })

  it.each(roleKeys)('%s is found by its number', (key) => {
    expect(roleKeyOf(roleId[key])).toBe(key)
  })

  it('refuse a number that is no role', () => {
    expect(() => roleKeyOf(2)).toThrow('No role has the id 2')
  })

  it.each([
    ['owner', 'owner'],
    ['guest', 'applicant'],
    ['Owner', 'applicant'],
    ['', 'applicant'],
    ['constructor', 'applicant'],
  ])('read %j as %s', (word, key) => {
    expect(roleKeyFrom(word)).toBe(key)
  })
})

describe('canAssign', () => {
  const assigns: Record<RoleKey, RoleKey[]> = {
    root: ['moderator', 'owner', 'manager', 'applicant'],
    moderator: ['owner', 'manager', 'applicant'],
    owner: ['manager', 'applicant'],
    manager: ['applicant'],
    member: [],
    applicant: [],
  }
  const pairs = roleKeys.flatMap((actor) =>
    roleKeys.map((role) => ({ actor, role, allowed: assigns[actor].includes(role) })),
  )

  it.each(pairs)('$actor gives $role: $allowed', ({ actor, role, allowed }) => {
    expect(canAssign(actor, role)).toBe(allowed)
  })

  it.each(roleKeys)('lets no %s make another of their own kind', (key) => {
    expect(canAssign(key, key)).toBe(false)
  })
})

describe('canImpersonate', () => {
  const impersonates: Record<RoleKey, RoleKey[]> = {
    root: ['moderator', 'owner', 'manager', 'member', 'applicant'],
    moderator: ['owner', 'manager', 'member', 'applicant'],
    owner: [],
    manager: [],
    member: [],
    applicant: [],
  }
  const pairs = roleKeys.flatMap((actor) =>
    roleKeys.map((role) => ({ actor, role, allowed: impersonates[actor].includes(role) })),
  )

  it.each(pairs)('$actor looks through the eyes of $role: $allowed', ({ actor, role, allowed }) => {
    expect(canImpersonate(actor, role)).toBe(allowed)
  })

  it('leads nobody to a role that could do what they cannot', () => {
    const ranks = new Map(roleKeys.map((key, rank) => [key, rank]))
    const upwards = pairs.filter(
      ({ actor, role, allowed }) => allowed && (ranks.get(role) ?? 0) <= (ranks.get(actor) ?? 0),
    )
    expect(upwards).toEqual([])
  })
})
