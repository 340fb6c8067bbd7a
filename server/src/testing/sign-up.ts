import { randomUUID } from 'node:crypto'
import type { applicantSignUp, companySignUp } from '@catchpitch/contract/auth/sign-up'
import type { z } from 'zod'
import { testPassword } from './make.ts'

type ApplicantForm = z.input<typeof applicantSignUp>
type CompanyForm = z.input<typeof companySignUp>

/** What everybody gives, with an address that nobody has yet. */
function account() {
  return {
    first_name: 'Aisyah',
    last_name: "O'Neil",
    email: `newcomer-${randomUUID()}@example.com`,
    country_code: '+60',
    mobile: '0123456789',
    password: testPassword,
    password_confirmation: testPassword,
    terms: true,
    language: 'en',
  } as const
}

/** The form of an applicant, all right but for what a test is about. */
export function applicantForm(changes: Partial<ApplicantForm> = {}): ApplicantForm {
  return {
    kind: 'applicant',
    ...account(),
    born_on: '2000-01-31',
    gender: 'FEMALE',
    employment_status: 'student',
    education_level: 'diploma',
    country: 'MY',
    ...changes,
  }
}

/** The form of a company, with a registration number that nobody has used yet. */
export function companyForm(changes: Partial<CompanyForm> = {}): CompanyForm {
  return {
    kind: 'company',
    ...account(),
    company_name: 'Teh Tarik Trading',
    registration_number: randomUUID().slice(0, 13),
    employees: 12,
    departments: ['Retail', 'People'],
    ...changes,
  }
}

let callers = 0

/** An address of its own for a caller, so that tests do not use up each other's tries. */
export function anotherPlace(): string {
  callers += 1
  return `10.0.${Math.floor(callers / 250)}.${callers % 250}`
}
