import type { signUp as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { isAdult } from '@catchpitch/contract/fields/born-on'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { Problem } from '@catchpitch/contract/problems'
import { createCompany } from '#features/groups/groups.public'
import { findUnoffered } from '#features/options/options.public'
import { isCountry } from '#features/places/places.public'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import { hashPassword } from '#platform/session/password'
import { accountOf } from './account.ts'
import { setPoint, takeBackToPoint } from './alike.queries.ts'
import { findPersonByAddress, insertNewcomer } from './people.queries.ts'
import { queueAlreadyRegistered } from './queue-already-registered.ts'
import { queueVerification } from './queue-verification.ts'

type Form = BodyOf<typeof endpoint>
type ApplicantForm = Extract<Form, { kind: 'applicant' }>
type CompanyForm = Extract<Form, { kind: 'company' }>

/** What the form cannot know by itself: what day it is here, what the lists offer, which countries there are. */
async function refuseUnfit(db: Connection, form: ApplicantForm, now: Date): Promise<void> {
  const { born_on, employment_status, education_level, country } = form
  const problems: Problem[] = []
  const complain = (field: string, key: FieldMessageKey) => problems.push({ field, key, params: {} })
  if (!isAdult(born_on, dayOf(now))) complain('born_on', 'field.age')
  for (const field of await findUnoffered(db, { employment_status, education_level })) complain(field, 'field.choice')
  if (!isCountry(country)) complain('country', 'field.choice')
  if (problems.length > 0) refuseProblems(problems)
}

function profileOf(form: Form) {
  const { country_code, mobile } = form
  if (form.kind === 'company') return { country_code, mobile }
  const { born_on, gender, employment_status, education_level, country } = form
  return { country_code, mobile, born_on, gender, employment_status, education_level, country }
}

async function openCompany(db: Connection, form: CompanyForm, owner_id: string, now: Date): Promise<string> {
  const { company_name: name, registration_number, employees, departments, plan, period, first_survey } = form
  const chosen_plan = plan === null ? null : { plan, period }
  const company = { name, registration_number, employees, departments, owner_id, chosen_plan, first_survey }
  return createCompany(db, company, now)
}

type Made = { user_id: string; group_id: string | null; is_new: boolean }

/** The address has an account: its owner hears of it, and nothing else is changed. */
async function turnAway(db: Connection, form: Form, email_key: string, now: Date): Promise<Made> {
  // Nobody, if its owner took another address at this very moment.
  const owner = (await findPersonByAddress(db, email_key)) ?? refuse('server.busy')
  if (form.kind === 'company') {
    // The same work as for a new address, taken back: the time of the answer must not tell which of the two it was.
    await setPoint(db)
    await openCompany(db, form, owner.id, now)
    await takeBackToPoint(db)
  }
  await queueAlreadyRegistered(db, accountOf(owner), now)
  return { user_id: owner.id, group_id: null, is_new: false }
}

/**
 * Makes an account, and for a company the company with it. Whoever signs up with an address that has an account gets the
 * same answer after the same time; only its owner learns of it, by mail.
 */
export async function signUp({ db, now }: Context, form: Form): Promise<Made> {
  if (form.kind === 'applicant') await refuseUnfit(db, form, now)
  const { email, first_name, last_name, language } = form
  const email_key = emailKey(email)
  const id = newId(now)
  const password_hash = await hashPassword(form.password)
  const newcomer = { id, email, email_key, first_name, last_name, password_hash, language, verified_at: null }
  if (!(await insertNewcomer(db, { ...newcomer, ...profileOf(form) }, now))) return turnAway(db, form, email_key, now)

  const group_id = form.kind === 'company' ? await openCompany(db, form, id, now) : null
  await queueVerification(db, accountOf(newcomer), now)
  return { user_id: id, group_id, is_new: true }
}
