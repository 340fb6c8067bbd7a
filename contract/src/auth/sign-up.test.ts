import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { problemsOf } from '../problems.ts'
import { signUpForm } from './sign-up.ts'

const account = {
  first_name: 'Aisyah',
  last_name: 'Tan',
  email: 'aisyah@example.com',
  country_code: '+60',
  mobile: '0123456789',
  password: 'Correct-horse-7',
  password_confirmation: 'Correct-horse-7',
  terms: true,
  language: 'ms',
}

const applicant = {
  kind: 'applicant',
  ...account,
  born_on: '2000-01-31',
  employment_status: 'student',
  education_level: 'diploma',
  country: 'MY',
}

const company = {
  kind: 'company',
  ...account,
  company_name: 'Kopi & Kain Sdn Bhd',
  registration_number: '202001234567',
  employees: 12,
}

function problemsIn(input: unknown): Record<string, string[]> {
  const { error } = signUpForm.safeParse(input)
  const problems: Record<string, string[]> = {}
  for (const { field, key } of error ? problemsOf(error, input) : []) {
    problems[field] = [...(problems[field] ?? []), key]
  }
  return problems
}

describe('signUpForm', () => {
  it('takes an applicant, whose gender may be left out', () => {
    expect(signUpForm.parse(applicant)).toEqual({ ...applicant, gender: null })
    expect(signUpForm.parse({ ...applicant, gender: 'FEMALE' })).toMatchObject({ gender: 'FEMALE' })
  })

  it('takes a company, whose departments and plan may be left out', () => {
    expect(signUpForm.parse(company)).toEqual({
      ...company,
      departments: [],
      plan: null,
      period: null,
      first_survey: null,
    })
    expect(signUpForm.parse({ ...company, departments: ['Retail'], plan: 'annual', period: 'year' })).toMatchObject({
      departments: ['Retail'],
      plan: 'annual',
      period: 'year',
    })
  })

  it('tells at once all that is missing', () => {
    expect(problemsIn({ kind: 'applicant' })).toEqual({
      first_name: ['field.required'],
      last_name: ['field.required'],
      email: ['field.required'],
      country_code: ['field.required'],
      mobile: ['field.required'],
      password: ['field.required'],
      password_confirmation: ['field.required'],
      terms: ['field.required'],
      language: ['field.required'],
      born_on: ['field.required'],
      employment_status: ['field.required'],
      education_level: ['field.required'],
      country: ['field.required'],
    })
    expect(Object.keys(problemsIn({ kind: 'company' }))).toEqual(
      expect.arrayContaining(['company_name', 'registration_number', 'employees']),
    )
  })

  it('asks which of the two it is', () => {
    expect(problemsIn({})).toEqual({ kind: ['field.required'] })
    expect(problemsIn({ kind: 'root' })).toEqual({ kind: ['field.choice'] })
  })

  it('tells that the passwords differ, also while other fields are wrong', () => {
    const other = { password_confirmation: 'Correct-horse-8' }
    expect(problemsIn({ ...applicant, ...other })).toEqual({ password_confirmation: ['field.password.same'] })
    expect(problemsIn({ ...applicant, ...other, first_name: '', terms: false })).toEqual({
      first_name: ['field.required'],
      password_confirmation: ['field.password.same'],
      terms: ['field.terms'],
    })
    expect(problemsIn({ ...applicant, password: 'weak', password_confirmation: 'other' })).toEqual({
      password: ['field.password'],
      password_confirmation: ['field.password.same'],
    })
  })

  it.each([
    ['terms that are not accepted', { terms: false }, 'terms', 'field.terms'],
    ['a word for terms', { terms: 'yes' }, 'terms', 'field.terms'],
    ['a language that we do not speak', { language: 'fr' }, 'language', 'field.choice'],
    ['a gender that is none of the two', { gender: 'OTHER' }, 'gender', 'field.choice'],
    ['an address that is none', { email: 'aisyah' }, 'email', 'field.email'],
    ['digits in a name', { first_name: 'Aisyah2' }, 'first_name', 'field.personName'],
    ['a day that does not exist', { born_on: '1999-02-29' }, 'born_on', 'field.bornOn'],
    ['a country of three letters', { country: 'MYS' }, 'country', 'field.tooLong'],
  ])('refuses an applicant with %s', (_title, change, field, key) => {
    expect(problemsIn({ ...applicant, ...change })).toEqual({ [field]: [key] })
  })

  it.each([
    ['a registration number of 4', { registration_number: '1234' }, 'registration_number', 'field.tooShort'],
    ['a registration number of 16', { registration_number: '1'.repeat(16) }, 'registration_number', 'field.tooLong'],
    ['no employees', { employees: 0 }, 'employees', 'field.tooSmall'],
    ['half an employee', { employees: 1.5 }, 'employees', 'field.number'],
    ['a word for a number', { employees: 'many' }, 'employees', 'field.number'],
    ['too many to be true', { employees: 1e9 }, 'employees', 'field.tooBig'],
    ['a name without an end', { company_name: 'x'.repeat(101) }, 'company_name', 'field.tooLong'],
    ['an empty department', { departments: ['Retail', ' '] }, 'departments.1', 'field.required'],
    ['a department twice', { departments: ['Retail', 'RETAIL'] }, 'departments.1', 'field.department.taken'],
    [
      'a department in full width',
      { departments: ['Retail', 'Ｒｅｔａｉｌ'] },
      'departments.1',
      'field.department.taken',
    ],
    [
      'departments without an end',
      { departments: Array.from({ length: limits.departments.at_sign_up + 1 }, (_, index) => `D${index}`) },
      'departments',
      'field.tooMany',
    ],
  ])('refuses a company with %s', (_title, change, field, key) => {
    expect(problemsIn({ ...company, ...change })).toEqual({ [field]: [key] })
  })
})
