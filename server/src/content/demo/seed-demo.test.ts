import { isAdult } from '@catchpitch/contract/fields/born-on'
import { countryCode, mobile } from '@catchpitch/contract/fields/mobile'
import { newPassword } from '@catchpitch/contract/fields/password'
import { personName } from '@catchpitch/contract/fields/person-name'
import { languages } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { describe, expect, it } from 'vitest'
import { defaultModules } from '#content/catalog/default-modules'
import { defaultOptions } from '#content/catalog/default-options'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { demoPassword, demoPeople } from './demo-people.ts'
import { demoStatements } from './demo-statements.ts'
import { demoSurveys, everyApplicant } from './demo-surveys.ts'
import { seedDemo } from './seed-demo.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')

describe('seedDemo', () => {
  it('makes the company once, on trial, with its people in it, also when two processes start at the same moment', async () => {
    const done = await Promise.all([seedDemo(database.db, now), seedDemo(database.db, now)])
    expect(done.toSorted()).toEqual([false, true])
    expect(await seedDemo(database.db, now)).toBe(false)

    const db = acrossGroups(database.db)
    expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(
      [...demoPeople, ...everyApplicant.filter(({ leaning }) => leaning)]
        .map(({ email }) => ({ email }))
        .toSorted((one, other) => one.email.localeCompare(other.email)),
    )
    const subscriptions = await db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .select(['plans.sku', 'subscriptions.ends_at'])
      .execute()
    expect(subscriptions).toEqual([{ sku: 'default', ends_at: new Date('2026-11-30T02:00:00Z') }])
    expect(await db.selectFrom('departments').select('name').orderBy('name').execute()).toEqual([
      { name: 'People' },
      { name: 'Retail' },
      { name: 'Roastery' },
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

const codesOf = (module: string) => defaultModules.find(({ code }) => code === module)?.situations ?? []

describe('the demo surveys', () => {
  it('says of every invitation by whom it was made and when its mail went out', async () => {
    await seedDemo(database.db, now)
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

  it('were answered by some forty people who wrote enough, differ from each other, and are decided about in every way', async () => {
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

describe('the demo people', () => {
  it('are invited under names and addresses that anybody could have', () => {
    expect(new Set(everyApplicant.map(({ email }) => email)).size).toBe(everyApplicant.length)
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
