import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldBack, networkGone, refuseFields } from '../../../../testing/answers.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { expectFits, expectPage } from '../../../../testing/expect-page.ts'
import { renderConsole } from '../../../../testing/render-console.tsx'
import { received, replies } from '../../../../testing/replies.ts'
import { narrow } from '../../../../testing/screens.ts'
import { tabTo } from '../../../../testing/tab-to.ts'

const email = 'nurul@example.com'
const password = 'Kopi-susu-42'

const labels = {
  en: {
    missing: /This field is required\./,
    create: 'Create my account',
    required: [
      'First name',
      'Last name',
      'Day',
      'Employment status',
      'Education level',
      'Country',
      'E-mail',
      'Mobile number',
      'Password',
      'Repeat the password',
    ],
  },
  zh: {
    missing: /此项为必填。/,
    create: '创建账户',
    required: ['名', '姓', '日', '就业状况', '教育程度', '国家或地区', '电子邮箱', '手机号码', '密码', '再次输入密码'],
  },
  ms: {
    missing: /Medan ini wajib diisi\./,
    create: 'Cipta akaun saya',
    required: [
      'Nama pertama',
      'Nama keluarga atau bapa',
      'Hari',
      'Status pekerjaan',
      'Tahap pendidikan',
      'Negara',
      'E-mel',
      'Nombor telefon bimbit',
      'Kata laluan',
      'Ulang kata laluan',
    ],
  },
} as const

const field = (label: string) => page.getByLabelText(label, { exact: true })
const createAccount = page.getByRole('button', { name: 'Create my account' })
const createCompany = page.getByRole('button', { name: 'Create the company account' })

async function fillAccount() {
  await field('E-mail').fill(email)
  await field('Mobile number').fill('123456789')
  await field('Password').fill(password)
  await field('Repeat the password').fill(password)
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).click()
}

async function fillApplicant() {
  await field('First name').fill("Nur'ain")
  await field('Last name').fill('a/p 李')
  await field('Day').fill('3')
  await field('Month').fill('2')
  await field('Year, 4 digits').fill('1998')
  await field('Employment status').selectOptions('employed')
  await field('Education level').selectOptions('degree')
  await field('Country').selectOptions('MY')
  await fillAccount()
}

async function fillCompany() {
  await field('Company name').fill('Teh & Tikar Sdn Bhd')
  await field('Registration number (UEN)').fill('202001-123456')
  await field('Number of employees').fill('24')
  await field('First name').fill('Mei')
  await field('Last name').fill('Tan')
  await field('Country code').selectOptions('SG')
  await fillAccount()
}

beforeEach(() => {
  replies({
    'GET /countries': [
      { id: 'MY', name: 'Malaysia' },
      { id: 'SG', name: 'Singapore' },
    ],
    'GET /dialcodes': [
      { id: 'MY', name: 'Malaysia', dial_code: '+60' },
      { id: 'SG', name: 'Singapore', dial_code: '+65' },
    ],
    'GET /options/{list}': ({ params }) =>
      params.list === 'education_level'
        ? [{ code: 'degree', name: 'Degree' }]
        : [{ code: 'employed', name: 'Employed' }],
    'POST /signup': { email },
  })
})

describe('of an applicant', () => {
  it.each(['en', 'zh', 'ms'] as const)(
    'says at every empty field what it needs and goes to the first, in %s',
    async (language) => {
      const { required, missing, create } = labels[language]
      await renderConsole('/signup?kind=applicant', { language })
      await page.getByRole('button', { name: create }).click()
      for (const label of required) {
        await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
        await expect.element(field(label)).toHaveAccessibleDescription(missing)
      }
      await expect.element(page.getByRole('main').getByRole('textbox').first()).toHaveFocus()
      await expectAccessible()
      await expectFits()
      expect(received('POST /signup')).toEqual([])
    },
  )

  it('says what is wrong at its field, all at once, in the words of the specification, on a phone too', async () => {
    await page.viewport(...narrow)
    await renderConsole('/signup?kind=applicant')
    await fillApplicant()
    await field('E-mail').fill('somebody@nowhere')
    await field('First name').fill('R2D2')
    await field('Year, 4 digits').fill('98')
    await field('Mobile number').fill('12-34')
    await field('Password').fill('password')
    const terms = page.getByRole('checkbox', { name: /^I accept the terms/ })
    await terms.click()
    await createAccount.click()
    const messages = [
      [field('First name'), 'Please use letters only.'],
      [field('Day'), 'Please enter a valid date with a year of 4 digits.'],
      [field('E-mail'), 'This field is required a valid email.'],
      [field('Mobile number'), 'The Phone number is invalid.'],
      [field('Password'), 'Please use 8 characters or more'],
      [field('Repeat the password'), 'Your passwords do not match.'],
      [terms, 'Please accept terms and conditions to continue.'],
    ] as const
    for (const [at, message] of messages) {
      await expect.element(at).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    await expect.element(field('First name')).toHaveFocus()
    await expectAccessible()
  })

  it('takes the code of the number from the country, unless one was chosen', async () => {
    await renderConsole('/signup?kind=applicant')
    await field('Country').selectOptions('MY')
    await expect.element(field('Country code')).toHaveValue('MY')
    await field('Country').selectOptions('SG')
    await expect.element(field('Country code')).toHaveValue('MY')
  })

  it('shows what only the server knows at its field too, and sends again what was kept', async () => {
    replies({ 'POST /signup': refuseFields({ born_on: ['You are must be 18 Years old or more'] }) })
    await renderConsole('/signup?kind=applicant')
    await fillApplicant()
    await createAccount.click()
    await expect.element(field('Day')).toHaveAccessibleDescription('You are must be 18 Years old or more')
    await expect.element(field('Day')).toHaveFocus()
    replies({ 'POST /signup': networkGone })
    await createAccount.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^We cannot reach the server\./)
    await expect.element(field('Password')).toHaveValue(password)
    replies({ 'POST /signup': { email } })
    await createAccount.click()
    await expectPage('email-verification')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Check your mail')
    await expect.element(page.getByRole('main')).toHaveTextContent(email)
    await expectAccessible()
    expect(received('POST /signup')[2]?.body).toEqual({
      kind: 'applicant',
      language: 'en',
      first_name: "Nur'ain",
      last_name: 'a/p 李',
      born_on: '1998-02-03',
      gender: null,
      employment_status: 'employed',
      education_level: 'degree',
      country: 'MY',
      email,
      country_code: '+60',
      mobile: '123456789',
      password,
      password_confirmation: password,
      terms: true,
    })
  })

  it('is filled in and sent with the keyboard only, once', async () => {
    const reply = heldBack<{ email: string }>()
    replies({ 'POST /signup': reply.reply })
    await renderConsole('/signup')
    await tabTo(page.getByRole('link', { name: /^I am applying for a job/ }))
    await userEvent.keyboard('{Enter}')
    for (const [label, text] of [
      ['First name', 'Mei'],
      ['Last name', 'Tan'],
      ['Day', '31'],
      ['Month', '12'],
      ['Year, 4 digits', '1999'],
    ] as const) {
      await tabTo(field(label))
      await userEvent.keyboard(text)
    }
    for (const label of ['Employment status', 'Education level']) {
      await tabTo(field(label))
      await userEvent.keyboard('{ArrowDown}')
    }
    await tabTo(field('Country'))
    await userEvent.keyboard('Malaysia')
    await tabTo(field('E-mail'))
    await userEvent.keyboard(email)
    await tabTo(field('Mobile number'))
    await userEvent.keyboard('123456789')
    for (const label of ['Password', 'Repeat the password']) {
      await tabTo(field(label))
      await userEvent.keyboard(password)
    }
    await tabTo(page.getByRole('checkbox', { name: /^I accept the terms/ }))
    await userEvent.keyboard(' {Enter}{Enter}')
    await expect.element(createAccount).toBeDisabled()
    reply.give({ email })
    await expect.element(page.getByRole('main')).toHaveTextContent(email)
    expect(received('POST /signup')).toHaveLength(1)
  })
})

describe('of a company', () => {
  it('is told which details are missing', async () => {
    await renderConsole('/signup?kind=company')
    await field('Registration number (UEN)').fill('1234')
    await field('Number of employees').fill('many')
    await createCompany.click()
    await expect.element(field('Company name')).toHaveAccessibleDescription('This field is required.')
    await expect
      .element(field('Registration number (UEN)'))
      .toHaveAccessibleDescription('Please use at least 5 characters.')
    await expect.element(field('Number of employees')).toHaveAccessibleDescription('Enter a valid number.')
    await expect.element(field('Company name')).toHaveFocus()
    await expectFits()
  })

  it('takes departments one by one, each once', async () => {
    await renderConsole('/signup?kind=company')
    const departments = page.getByRole('textbox', { name: 'Departments (optional)' })
    await departments.fill('Sales')
    await userEvent.keyboard('{Enter}')
    await departments.fill('Kitchen, sales')
    await field('First name').click()
    const chosen = page.getByRole('listitem').filter({ hasText: /Sales|Kitchen/ })
    await expect.poll(() => chosen.elements().map(({ textContent }) => textContent)).toEqual(['Sales', 'Kitchen'])
  })

  it('ticks the password off rule by rule while it is typed', async () => {
    await renderConsole('/signup?kind=company')
    const typed = field('Password')
    await expect.element(typed).toHaveAccessibleDescription(/8 characters or more \(still missing\)/)
    await typed.fill('Kopi-susu')
    await expect
      .element(typed)
      .toHaveAccessibleDescription(/8 characters or more \(done\).* a number \(still missing\)/)
    await typed.fill(password)
    await expect.element(typed).not.toHaveAccessibleDescription(/still missing/)
  })

  it('asks before a form that has been begun is left', async () => {
    await renderConsole('/signup?kind=company')
    await field('Company name').fill('Kopi & Kain')
    const signIn = page.getByRole('link', { name: 'Sign in', exact: true })
    await signIn.click()
    const question = page.getByRole('dialog')
    await expect.element(question).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('Company name')).toHaveValue('Kopi & Kain')
    await signIn.click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expectPage('sign-in')
  })

  it('brings the plan along that was picked before, and does not keep it for the next company', async () => {
    localStorage.setItem('plan', 'default')
    localStorage.setItem('period', 'year')
    await renderConsole('/signup?kind=company')
    await fillCompany()
    await createCompany.click()
    await expectPage('email-verification')
    expect(received('POST /signup').map(({ body }) => body)).toMatchObject([
      { kind: 'company', plan: 'default', period: 'year', employees: 24, country_code: '+65' },
    ])
    expect(localStorage.getItem('plan')).toBeNull()
  })
})
