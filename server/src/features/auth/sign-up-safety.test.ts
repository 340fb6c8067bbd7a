import { type Day, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { anotherPlace, applicantForm, companyForm } from '#testing/sign-up'
import { testDay } from '#testing/test-day'

/* What must hold whatever else happens: at the same moment, in the middle of a failure, on any day. */

const test = useApp()

const signUp = (body: unknown) => test.call('signUp', { body, ip: anotherPlace() })

const tables = [
  'users',
  'groups',
  'memberships',
  'departments',
  'trials',
  'subscriptions',
  'links',
  'mails',
  'audit_events',
] as const

/** How many rows there are of everything that a sign-up writes. */
async function countRows(): Promise<Record<string, number>> {
  const db = acrossGroups(test.db)
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db)
      return [table, rows[0]?.rows ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

async function rowsAdded(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows()
  await act()
  const after = await countRows()
  return Object.fromEntries(tables.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]))
}

describe('simultaneous sign-ups', () => {
  it('with one address make one account and one company', async () => {
    const form = companyForm({ departments: ['Retail'] })
    const times = limits.mails_to_address.max
    const added = await rowsAdded(async () => {
      const forms = Array.from({ length: times }, () => ({
        ...form,
        registration_number: companyForm().registration_number,
      }))
      const answers = await Promise.all(forms.map(signUp))
      expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 200))
    })
    expect(added).toMatchObject({ users: 1, groups: 1, memberships: 1, departments: 1, trials: 1, subscriptions: 1 })
    // One to confirm the address, the others say that there is an account.
    expect(added).toMatchObject({ links: 1, mails: times })
  })

  it('with one registration number make all companies, and one of them has the trial', async () => {
    const registration_number = 'RACE-2026-1'
    const added = await rowsAdded(async () => {
      const forms = Array.from({ length: 5 }, () => companyForm({ registration_number }))
      const answers = await Promise.all(forms.map(signUp))
      expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 200))
    })
    expect(added).toMatchObject({ users: 5, groups: 5, memberships: 5, trials: 1, subscriptions: 1 })
  })

  it('crosswise with the same addresses and numbers all come through', async () => {
    const [one, other] = [companyForm(), companyForm()]
    const crossed = { ...one, registration_number: other.registration_number }
    const answers = await Promise.all([one, other, crossed, { ...other, email: one.email }].map(signUp))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

describe('a sign-up that fails in the middle', () => {
  let broken: string | null = null

  /** From now on, nothing can be written into this table. */
  async function breakTable(table: string): Promise<void> {
    broken = table
    await sql`alter table ${sql.table(table)} add constraint broken check (false) not valid`.execute(
      acrossGroups(test.db),
    )
  }

  async function mend(): Promise<void> {
    if (!broken) return
    await sql`alter table ${sql.table(broken)} drop constraint broken`.execute(acrossGroups(test.db))
    broken = null
  }

  afterEach(mend)

  it.each(tables)('at %s leaves nothing behind, and can be tried again', async (table) => {
    const form = companyForm()
    await breakTable(table)
    const nothing = await rowsAdded(async () => expect(await signUp(form)).toMatchObject({ status: 500 }))
    expect(test.takeFailedCalls()).toEqual([expect.stringContaining('"broken"')])
    expect(Object.values(nothing).filter((count) => count > 0)).toEqual([])

    await mend()
    const added = await rowsAdded(async () => expect(await signUp(form)).toMatchObject({ status: 200 }))
    expect(added).toMatchObject({ users: 1, groups: 1, departments: 2, trials: 1, subscriptions: 1, mails: 1 })
  })
})

describe('on any day', () => {
  const day_ms = 24 * 60 * 60 * 1000

  /** By the calendar alone: the day on which somebody has their eighteenth birthday. */
  function eighteenth(born: Day): Date {
    const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
    return startOfDay(dayOf(new Date(Date.UTC(year + limits.age.min, month - 1, day, 12))))
  }

  afterEach(() => test.clock.moveTo(testDay))

  it('nobody under 18 gets in, by a second or by years', async () => {
    const today = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    // Most of them about the birthday, because that is where one can go wrong.
    const too_young_ms = fc.oneof(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 400 * day_ms }),
      fc.integer({ min: 1, max: 20 * 365 * day_ms }),
    )
    await fc.assert(
      fc.asyncProperty(today, too_young_ms, async (now, missing) => {
        test.clock.moveTo(now)
        const born_on = dayOf(
          new Date(Date.UTC(now.getUTCFullYear() - limits.age.min, now.getUTCMonth(), now.getUTCDate()) + missing),
        )
        fc.pre(eighteenth(born_on) > now)
        const form = applicantForm({ born_on })
        expect(await signUp(form)).toMatchObject({
          status: 422,
          error: { born_on: ['You are must be 18 Years old or more'] },
        })
        expect(await test.db.selectFrom('users').where('email', '=', form.email).execute()).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['2008-11-16', '2026-11-15T15:59:59.999Z', 422],
    ['2008-11-16', '2026-11-15T16:00:00.000Z', 200],
    ['2008-02-29', '2026-02-28T15:59:59.999Z', 422],
    ['2008-02-29', '2026-02-28T16:00:00.000Z', 200],
    ['2012-01-01', '2029-12-31T15:59:59.999Z', 422],
    ['2012-01-01', '2029-12-31T16:00:00.000Z', 200],
    ['9990-01-01', '2026-11-16T02:00:00.000Z', 422],
  ])('born on %s, at %s: %i, by midnight in Kuala Lumpur', async (born_on, now, status) => {
    test.clock.moveTo(new Date(now))
    expect((await signUp(applicantForm({ born_on }))).status).toBe(status)
  })
})
