import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf, daysBetween } from '@catchpitch/contract/dates'
import { isAdult } from '@catchpitch/contract/fields/born-on'
import { countryCode, mobile } from '@catchpitch/contract/fields/mobile'
import { newPassword } from '@catchpitch/contract/fields/password'
import { personName } from '@catchpitch/contract/fields/person-name'
import { languages } from '@catchpitch/contract/languages'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { wpOrderState } from '@catchpitch/contract/orders/wp-order'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultModules } from '#content/catalog/default-modules'
import { defaultOptions } from '#content/catalog/default-options'
import { listOwnInvites } from '#features/invitations/own-invites.queries'
import { writeInvoice } from '#features/invoices/write-invoice'
import { listOwnPitches } from '#features/pitch/show-story'
import { countSettled } from '#features/results/fairness.queries'
import { presentFairness } from '#features/results/fairness.rules'
import { acrossGroups } from '#platform/db/across-groups'
import { openDiskStorage } from '#platform/files/disk-storage'
import { useDatabase } from '#testing/database'
import { testInstallation } from '#testing/installation'
import { demoPassword, demoPeople } from './demo-people.ts'
import { demoStatements } from './demo-statements.ts'
import { demoSurveys, everyApplicant } from './demo-surveys.ts'
import { seedDemo } from './seed-demo.ts'
import { demoPlanDays } from './seed-payments.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')

const folder = await mkdtemp(join(tmpdir(), 'demo-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const seed = () => seedDemo({ db: database.db, storage: openDiskStorage(folder), installation: testInstallation }, now)

describe('seedDemo', () => {
  it('makes the company once, with its people in it, also when two processes start at the same moment', async () => {
    const done = await Promise.all([seed(), seed()])
    expect(done.toSorted()).toEqual([false, true])
    expect(await seed()).toBe(false)

    const db = acrossGroups(database.db)
    expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(
      [...new Set([...demoPeople, ...everyApplicant.filter(({ leaning }) => leaning)].map(({ email }) => email))]
        .toSorted((one, other) => one.localeCompare(other))
        .map((email) => ({ email })),
    )
    expect(await db.selectFrom('departments').select('name').orderBy('name').execute()).toEqual([
      { name: 'People' },
      { name: 'Retail' },
      { name: 'Roastery' },
    ])
    const slides = await db.selectFrom('slides').orderBy('position').select(['topic', 'is_drawback']).execute()
    expect(slides).toEqual([
      { topic: 'other', is_drawback: false },
      { topic: 'first_months', is_drawback: false },
      { topic: 'environment', is_drawback: false },
      { topic: 'environment', is_drawback: true },
      { topic: 'attributes', is_drawback: false },
    ])
    const roles = await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .where('users.email', 'like', '%@demo.example')
      .orderBy('role_id')
      .select(['role_id', 'department_ids'])
      .execute()
    expect(roles.map(({ role_id, department_ids }) => [role_id, department_ids.length])).toEqual([
      [3, 2],
      [8, 0],
      [9, 1],
      [10, 0],
    ])
    const told = await db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.user_id')
      .orderBy('notifications.created_at')
      .orderBy('users.email', 'desc')
      .select(['users.email', 'notifications.kind', 'notifications.read_at'])
      .execute()
    expect(told.map(({ email, kind, read_at }) => [email, kind, read_at === null ? 'unread' : 'read'])).toEqual([
      ['owner@demo.example', 'colleague.joined', 'read'],
      ['owner@demo.example', 'colleague.joined', 'unread'],
      ['owner@demo.example', 'mail.failed', 'unread'],
      ['manager@demo.example', 'mail.failed', 'unread'],
    ])
  })
})

describe('what the demo company has paid', () => {
  it('is a trial, two months with an add-on, and its plan of today for a year', async () => {
    await seed()
    const held = await acrossGroups(database.db)
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .orderBy('subscriptions.starts_at')
      .select(['plans.sku', 'subscriptions.starts_at', 'subscriptions.ends_at', 'subscriptions.lapses_at'])
      .execute()
    const day = (month_and_day: string, clock = '00:00') => new Date(`2026-${month_and_day}T${clock}:00+08:00`)
    expect(held.map(({ sku, starts_at, ends_at }) => ({ sku, starts_at, ends_at }))).toEqual([
      { sku: 'default', starts_at: day('03-29', '10:05'), ends_at: day('04-12', '10:05') },
      { sku: 'default', starts_at: day('04-12', '10:05'), ends_at: day('05-12') },
      { sku: 'default', starts_at: day('05-12'), ends_at: day('06-12') },
      { sku: 'add-on', starts_at: day('05-20', '13:01'), ends_at: day('06-12') },
      { sku: 'custom', starts_at: day('06-12'), ends_at: new Date('2027-06-12T00:00:00+08:00') },
    ])
    expect(held.filter(({ lapses_at }) => lapses_at && lapses_at > now).map(({ sku }) => sku)).toEqual(['custom'])
  })

  it('has an invoice or a credit note for everything but the card that was declined, numbered as it was paid', async () => {
    const db = acrossGroups(database.db)
    const orders = await db
      .selectFrom('transactions')
      .leftJoin('invoices', (joined) =>
        joined
          .onRef('invoices.group_id', '=', 'transactions.group_id')
          .onRef('invoices.transaction_id', '=', 'transactions.id'),
      )
      .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
      .orderBy('transactions.purchased_at')
      .select([
        'transactions.product_name',
        'transactions.amount_minor',
        'transactions.tax_minor',
        'invoices.number',
        'invoices.tax_rate',
        'corrected.number as corrects',
      ])
      .execute()
    expect(orders.map((order) => Object.values(order))).toEqual([
      ['Default', 29_900, 2392, 'INV-2026-0001', 800, null],
      ['Default', 29_900, 2392, null, null, null],
      ['Default', 29_900, 2392, 'INV-2026-0002', 800, null],
      ['Add on', 9900, 792, 'INV-2026-0003', 800, null],
      ['Custom', 180_000, 14_400, 'INV-2026-0004', 800, null],
      ['Onboarding workshop', 45_000, 3600, 'INV-2026-0005', 800, null],
      ['Onboarding workshop', -15_000, -1200, 'INV-2026-0006', 800, 'INV-2026-0005'],
    ])
  })

  it('gets its PDFs from the first worker, and nobody gets mail about it', async () => {
    const invoices = await acrossGroups(database.db).selectFrom('invoices').select(['id', 'seller']).execute()
    const { rows: ordered } = await sql<{ id: string }>`
      select data ->> 'invoice_id' as id from pgboss.job where name = ${writeInvoice.name}`.execute(database.db)
    expect(ordered.map(({ id }) => id).toSorted()).toEqual(invoices.map(({ id }) => id).toSorted())
    // What names nobody who sells is not mailed.
    expect(invoices.map(({ seller }) => seller)).toEqual(invoices.map(() => null))
  })

  it('came in part from the shop, which sold to others too', async () => {
    const orders = await database.db.selectFrom('wp_orders').orderBy('modified_at').select(['name', 'state']).execute()
    expect(orders).toEqual([
      { name: 'Nurul Hassan', state: wpOrderState.activated },
      { name: 'Wei Han Chong', state: wpOrderState.ignored },
      { name: 'Melati Yusof', state: wpOrderState.waiting },
    ])
  })

  it.each(['2027-01-31', '2027-03-01', '2028-02-29', '2026-12-31'])(
    'was agreed on before the oldest survey was made, whenever it starts: on %s too',
    (day) => {
      const start = new Date(`${day}T02:00:00Z`)
      const { trial, first, renewed, custom, custom_last } = demoPlanDays(start)
      expect([trial, first, renewed, custom, custom_last].toSorted()).toEqual([
        trial,
        first,
        renewed,
        custom,
        custom_last,
      ])
      const oldest = Math.max(...demoSurveys.map(({ days }) => days.old))
      expect(daysBetween(custom, dayOf(start))).toBeGreaterThan(oldest)
      expect(daysBetween(dayOf(start), custom_last)).toBeGreaterThan(180)
    },
  )
})

const codesOf = (module: string) => defaultModules.find(({ code }) => code === module)?.situations ?? []

describe('the demo surveys', () => {
  it('says of every invitation by whom it was made and when its mail went out', async () => {
    await seed()
    const invites = await acrossGroups(database.db)
      .selectFrom('invites')
      .innerJoin('users', 'users.id', 'invites.created_by')
      .where('invites.sent_at', 'is not', null)
      .select('users.email')
      .execute()
    expect(invites.map(({ email }) => email)).toEqual(everyApplicant.map(() => 'owner@demo.example'))
  })

  it('are there in every state, the one that takes people in the newest', async () => {
    const surveys = await acrossGroups(database.db)
      .selectFrom('surveys')
      .orderBy('created_at', 'desc')
      .select(['name', 'status', 'expires_at', 'last_invite_no', 'first_answer_at'])
      .execute()
    expect(surveys.map(({ name }) => name)).toEqual(demoSurveys.map(({ name }) => name))
    expect(surveys.map(({ last_invite_no }) => last_invite_no)).toEqual(
      demoSurveys.map(({ applicants }) => applicants.length),
    )
    expect(new Set(surveys.map(({ status }) => status))).toEqual(new Set(Object.values(surveyStatus)))
    expect(surveys[0]).toMatchObject({ name: 'Barista, Bangsar', status: surveyStatus.live })
    expect(surveys.filter(({ status, expires_at }) => status === surveyStatus.live && expires_at < now)).toHaveLength(1)
    expect(surveys.filter(({ first_answer_at }) => first_answer_at === null)).toHaveLength(2)
  })

  it('were answered by some sixty people who wrote enough, differ from each other, and are decided about in every way', async () => {
    const db = acrossGroups(database.db)
    const results = await db
      .selectFrom('results')
      .select(['no', 'status', 'situations', 'x', 'y', 'completed_at', 'survey_id'])
      .execute()
    const answering = everyApplicant.filter(({ leaning }) => leaning)
    expect(results).toHaveLength(answering.length)
    expect(answering.length).toBeGreaterThanOrEqual(35)
    expect(new Set(answering.map(({ language = 'en' }) => language))).toEqual(new Set(languages))
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([...Object.values(resultStatus), null]))
    expect(results.filter(({ situations }) => situations === 1)).toHaveLength(1)
    expect(new Set(results.map(({ x, y }) => `${x} ${y}`)).size).toBe(results.length)
    expect(results.filter(({ completed_at }) => completed_at > now)).toEqual([])
    const written = await db
      .selectFrom('statements')
      .groupBy(['attempt_id', 'topic'])
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('text').distinct().as('different')])
      .execute()
    expect(written).toHaveLength(results.reduce((sum, { situations }) => sum + situations, 0))
    for (const { count, different } of written) {
      expect(count).toBeGreaterThanOrEqual(8)
      expect(different).toBe(count)
    }
  })

  it('are asked for, read and hired by what the catalogue offers, unless they are still drafts', async () => {
    const surveys = await acrossGroups(database.db)
      .selectFrom('surveys')
      .where('status', '!=', surveyStatus.draft)
      .select([
        'name',
        'job_position',
        'goal_type',
        'experience_type',
        'supervision_provided',
        'purpose',
        'role',
        'skills_required',
        'query_ids',
        'strategy_id',
      ])
      .execute()
    const codes = (list: 'job_position' | 'goal_type' | 'participant_experience_type') => [
      null,
      ...defaultOptions[list].map(({ code }) => code),
    ]
    expect(surveys.filter(({ strategy_id }) => strategy_id !== null)).toHaveLength(
      demoSurveys.filter(({ strategy }) => strategy !== undefined).length,
    )
    for (const { name, purpose, role, skills_required, supervision_provided, query_ids, ...chosen } of surveys) {
      expect(codes('job_position'), name).toContain(chosen.job_position)
      expect(codes('goal_type'), name).toContain(chosen.goal_type)
      expect(codes('participant_experience_type'), name).toContain(chosen.experience_type)
      expect(purpose, name).not.toBe('')
      expect([role, skills_required], name).not.toContain('')
      expect(supervision_provided, name).not.toBeNull()
      expect(query_ids.length, name).toBeGreaterThanOrEqual(4)
    }
  })

  it('find enough to be written about what they ask, in the language of everybody who answers', () => {
    for (const { module, applicants } of demoSurveys) {
      const spoken = new Set(applicants.map(({ language = 'en' }) => language))
      for (const language of spoken) {
        for (const code of codesOf(module)) {
          const texts = demoStatements(code, language).map(({ text }) => text)
          expect(texts.length, `${code} ${language}`).toBeGreaterThanOrEqual(20)
          expect(new Set(texts).size).toBe(texts.length)
        }
      }
    }
  })
})

describe('what is there beside the answers', () => {
  it('are events that some explained, pictures, what the team said, and why it was decided so', async () => {
    const db = acrossGroups(database.db)
    const events = await db.selectFrom('integrity_events').select(['explanation', 'file_id', 'happened_at']).execute()
    expect(events.filter(({ explanation }) => explanation !== '').length).toBeGreaterThanOrEqual(4)
    expect(events.filter(({ file_id }) => file_id !== null).length).toBeGreaterThanOrEqual(6)
    expect(events.filter(({ happened_at }) => happened_at > now)).toEqual([])
    const decisions = await db.selectFrom('status_changes').select(['reason', 'decided_at']).execute()
    expect(decisions).toHaveLength(everyApplicant.filter(({ status }) => status).length)
    expect(decisions.filter(({ reason }) => reason !== '').length).toBeGreaterThanOrEqual(10)
    expect(decisions.filter(({ decided_at }) => decided_at > now)).toEqual([])
    expect((await db.selectFrom('comments').select('id').execute()).length).toBeGreaterThanOrEqual(5)
    expect((await db.selectFrom('ratings').select('rating').execute()).length).toBeGreaterThanOrEqual(10)
  })

  it('is a mail that has gone out to everybody who was told of a decision, and none that waits', async () => {
    const db = acrossGroups(database.db)
    const told = await db
      .selectFrom('results')
      .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
      .where('results.told_at', 'is not', null)
      .orderBy('attempts.invite_id')
      .select(['attempts.invite_id', 'results.status', 'results.told_at'])
      .execute()
    const mails = await db
      .selectFrom('mails')
      .where('status_change_id', 'is not', null)
      .orderBy('invite_id')
      .select(['invite_id', 'kind', 'state', 'sent_at', 'subject', 'body_text'])
      .execute()
    expect(mails.map(({ invite_id, kind }) => ({ invite_id, kind }))).toEqual(
      told.map(({ invite_id, status }) => ({
        invite_id,
        kind: status === resultStatus.accepted ? 'acceptance' : 'rejection',
      })),
    )
    for (const [index, { state, sent_at, subject, body_text }] of mails.entries()) {
      expect(state).toBe(mailState.completed)
      expect(sent_at?.getTime()).toBeGreaterThanOrEqual(told[index]?.told_at?.getTime() ?? Number.NaN)
      expect(sent_at?.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(subject).toMatch(/./)
      expect(body_text).toMatch(/Kopi & Kain/)
      expect(body_text).not.toContain('{{name}}')
    }
  })

  it('is a survey that waits for the demo’s applicant, and one that they have answered, with its pitch', async () => {
    const { id } = await database.db
      .selectFrom('users')
      .where('email', '=', 'applicant@demo.example')
      .select('id')
      .executeTakeFirstOrThrow()
    const invites = await listOwnInvites(database.db, id)
    expect(invites.map(({ name, attempt_id }) => ({ name, answered: attempt_id !== null }))).toEqual([
      { name: 'Pelatih penyangrai, Shah Alam', answered: false },
      { name: 'Weekend team, all shops', answered: true },
    ])
    expect(await listOwnPitches({ db: database.db, person: { id } })).toEqual([invites[1]?.id])
  })

  it('is told by enough people of one survey to see whether it was decided fairly', async () => {
    const { group_id, id } = await acrossGroups(database.db)
      .selectFrom('surveys')
      .where('name', '=', 'Weekend team, all shops')
      .select(['group_id', 'id'])
      .executeTakeFirstOrThrow()
    const { splits } = presentFairness(await countSettled(database.db, group_id, id))
    for (const { by, groups } of splits) {
      expect(groups.filter(({ finding }) => finding !== 'too_few').length, by).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the demo people', () => {
  it('are invited under names and addresses that anybody could have', () => {
    for (const { applicants } of demoSurveys) {
      expect(new Set(applicants.map(({ email }) => email)).size).toBe(applicants.length)
    }
    for (const { first_name, last_name } of everyApplicant) {
      expect(personName.parse(first_name)).toBe(first_name)
      expect(personName.parse(last_name)).toBe(last_name)
    }
  })

  it.each(demoPeople)('$email could have signed up like this', ({ first_name, last_name, profile }) => {
    expect(personName.parse(first_name)).toBe(first_name)
    expect(personName.parse(last_name)).toBe(last_name)
    expect(countryCode.parse(profile.country_code)).toBe(profile.country_code)
    expect(mobile.parse(profile.mobile)).toBe(profile.mobile)
    expect(isAdult(profile.born_on, '2026-01-01')).toBe(true)
    expect(defaultOptions.employment_status.map(({ code }) => code)).toContain(profile.employment_status)
    expect(defaultOptions.education_level.map(({ code }) => code)).toContain(profile.education_level)
  })

  it('have a password that the rule allows', () => {
    expect(newPassword.parse(demoPassword)).toBe(demoPassword)
  })
})
