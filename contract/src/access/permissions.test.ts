import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyWords, grants, staffWords, wordsOfRole } from './permissions.ts'
import { roleKeys } from './roles.ts'

const words = [...companyWords, ...staffWords]
const anyWord = fc.constantFrom(...words)

describe('permission words', () => {
  it('never contain one another, or holding one would grant the other', () => {
    const containing = words.flatMap((one) => words.filter((other) => other !== one && one.includes(other)))
    expect(containing).toEqual([])
  })

  it('are each listed once', () => {
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('grants', () => {
  it('is granted if and only if the word is held', () => {
    fc.assert(fc.property(fc.subarray(words), anyWord, (held, word) => grants(held, word) === held.includes(word)))
  })

  it.each([
    [['result.view'], 'result.view', true],
    [['company:result.view:own'], 'result.view', true],
    [['result'], 'result.view', false],
    [['RESULT.VIEW'], 'result.view', false],
    [[], 'result.view', false],
  ] as const)('%j grants %s: %s', (held, word, expected) => {
    expect(grants(held, word)).toBe(expected)
  })
})

describe('wordsOfRole', () => {
  it.each(roleKeys)('%s holds words of the company or of staff, never of both', (key) => {
    const held = wordsOfRole[key]
    const ofCompany = held.filter((word) => companyWords.some((known) => known === word))
    expect([0, held.length]).toContain(ofCompany.length)
  })

  it('leaves to the owner what binds the company', () => {
    const ownersOnly = wordsOfRole.owner.filter((word) => !wordsOfRole.manager.includes(word))
    expect(ownersOnly.toSorted()).toEqual([
      'audit.view',
      'billing.pay',
      'company.edit',
      'department.manage',
      'fairness.view',
      'outcome.view',
      'result.names',
      'team.manage',
    ])
  })

  it('lets a member look and comment, and an applicant nothing', () => {
    expect(wordsOfRole.member.filter((word) => !word.endsWith('.view'))).toEqual(['result.comment'])
    expect(wordsOfRole.applicant).toEqual([])
  })

  it('leaves prices to root', () => {
    expect(wordsOfRole.root.filter((word) => !wordsOfRole.moderator.includes(word))).toEqual(['plan.price'])
  })
})
