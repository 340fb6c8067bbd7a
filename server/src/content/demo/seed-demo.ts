import { startOfDay } from '@catchpitch/contract/dates'
import { makeSurvey } from '#features/surveys/surveys.factory'
import type { Database, Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import type { Installation } from '#platform/installation'
import { hashPassword } from '#platform/session/password'
import { makeCompany, makeDepartment, makeMembership } from '../make-company.ts'
import { makePerson } from '../make-person.ts'
import { lockSeeding } from '../seeding-lock.ts'
import { copiedStrategy, firstQueries, isEmpty } from './demo.queries.ts'
import { demoPassword, demoPeople } from './demo-people.ts'
import { demoSurveys } from './demo-surveys.ts'
import { seedCompanyPage } from './seed-company-page.ts'
import { seedNotifications } from './seed-notifications.ts'
import { demoPlanDays, seedPayments } from './seed-payments.ts'
import { seedPitch } from './seed-pitch.ts'
import { seedResults } from './seed-results.ts'
import type { DemoTeam } from './seed-traces.ts'

const day_ms = 24 * 60 * 60 * 1000

/** The company, and the departments that its people are in. */
async function seedCompany(tx: Transaction, now: Date) {
  const { id: group_id } = await makeCompany(tx, {
    // Before it paid for anything.
    now: startOfDay(demoPlanDays(now).trial),
    registration_number: '202001234567',
    employees: 42,
    country: 'MY',
    promised_reply_days: 14,
  })
  const retail = await makeDepartment(tx, { now, group_id, name: 'Retail' })
  const roastery = await makeDepartment(tx, { now, group_id, name: 'Roastery' })
  await makeDepartment(tx, { now, group_id, name: 'People' })
  // The manager sees some of the company and not all of it, so that a newcomer can tell the difference.
  return { group_id, departments: { owner: [], manager: [retail.id, roastery.id], member: [retail.id], applicant: [] } }
}

async function seedPeople(tx: Transaction, password_hash: string, now: Date) {
  const { group_id, departments } = await seedCompany(tx, now)
  const staff = { owner: '', manager: '', member: '' }
  const payments = { staff_id: '', owner_email: '' }
  for (const { role, ...person } of demoPeople) {
    const platform_role = role === 'root' || role === 'moderator' ? role : null
    const { id: user_id } = await makePerson(tx, { now, password_hash, platform_role, ...person })
    if (role === 'root') payments.staff_id = user_id
    if (role === 'owner') payments.owner_email = person.email
    if (role !== 'root' && role !== 'moderator') {
      await makeMembership(tx, { now, group_id, user_id, role, department_ids: departments[role] })
      if (role !== 'applicant') staff[role] = user_id
    }
  }
  await seedNotifications(tx, { group_id, staff, department_ids: departments.member }, now)
  return { group_id, team: staff, payments }
}

/** Surveys in every state, so that a newcomer sees each: being written, taking people in, ending soon, over, closed. */
async function seedSurveys(
  tx: Transaction,
  { group_id, team, storage }: { group_id: string; team: DemoTeam; storage: FileStorage },
  now: Date,
): Promise<void> {
  for (const { days, applicants, screening = [], queries = 0, strategy, ...wishes } of demoSurveys) {
    const survey = await makeSurvey(tx, {
      ...wishes,
      query_ids: await firstQueries(tx, wishes.module, queries),
      ...(strategy && { strategy: await copiedStrategy(tx, strategy, wishes.language) }),
      screening_questions: screening.map(({ question }) => question),
      now: new Date(now.getTime() - days.old * day_ms),
      group_id,
      expires_at: new Date(now.getTime() + days.left * day_ms),
    })
    if (applicants.length > 0) {
      const asked = { ...survey, group_id, survey_id: survey.id, screening, team, storage }
      await seedResults(tx, asked, applicants, now)
    }
  }
}

type Seeding = { db: Database; storage: FileStorage; installation: Installation }

/**
 * Fills a database that has nobody in it with the demo company. All or nothing, and one process at a
 * time: a start that is killed half-way finds an empty database again. Tells whether it did anything.
 */
export async function seedDemo({ db, storage, installation }: Seeding, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const password_hash = await hashPassword(demoPassword)
  return db.transaction().execute(async (tx) => {
    await lockSeeding(tx)
    if (!(await isEmpty(tx))) return false
    const { payments, ...company } = await seedPeople(tx, password_hash, now)
    await seedPayments({ tx, installation, group_id: company.group_id, ...payments }, now)
    await seedSurveys(tx, { ...company, storage }, now)
    await seedPitch({ tx, storage }, company.group_id, now)
    await seedCompanyPage(tx, company, { now, storage })
    return true
  })
}
