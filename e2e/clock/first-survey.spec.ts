import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { accountWords } from '../account-words.ts'
import { mailedLink, mailsTo } from '../mails.ts'
import { confirmAndSignIn, fillCompany, newAddress, openSignUp } from '../sign-up-steps.ts'
import { expectFits, expectPage, expectToast } from '../steps.ts'
import { beginSurvey, goToStep, openInvites, publishSurvey } from '../survey-steps.ts'
import { test } from './fixtures.ts'

/*
 * What a company is here for, from its first page to the mails of its applicants. It takes the clock, because nobody
 * waits for three hours.
 */

const hour = 60 * 60 * 1000

const header = 'First name,Last name,Email,Country code,Mobile,Language'

/** By the language in which each is written to: what the mail is called, and the button of the page it leads to. */
const languages = {
  en: { subject: 'invites you', button: 'Continue' },
  zh: { subject: '邀请', button: '继续' },
  ms: { subject: 'menjemput', button: 'Teruskan' },
} as const

const codes = ['en', 'zh', 'ms'] as const

type Invited = { email: string; language: (typeof codes)[number] }

const people50 = (): Invited[] =>
  Array.from({ length: 50 }, (_, index) => ({
    email: newAddress(`applicant${index}`),
    language: codes[index % codes.length] ?? 'en',
  }))

/** In Kuala Lumpur, as its field wants it. */
const wallClock = (instant: number) => new Date(instant + 8 * hour).toISOString().slice(0, 16)

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function scheduleImport(page: Page, button: string): Promise<void> {
  await page.getByRole('radio', { name: 'Later' }).check()
  await page.getByLabel('Day and time').fill(wallClock(Date.now() + 2 * hour))
  await page.getByRole('button', { name: button, exact: true }).click()
  await expectToast(page, 'Participants successfully imported')
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('a new company signs up, imports fifty people, mends two rows, and its invitations go out when they are due', async ({
  page,
  request,
  browser,
  moveClock,
}) => {
  const name = `Barista ${Date.now()}`
  const email = newAddress('owner')
  const said = accountWords.en
  await openSignUp(page, said, 'company')
  await fillCompany(page, said, email)
  // The trial is given once for each registration number.
  await page.getByLabel(said.registration).fill(String(Date.now()))
  await page.getByRole('button', { name: said.createCompany }).click()
  await expectPage(page, 'email-verification')
  await confirmAndSignIn(page, request, said, email)
  await expectPage(page, 'surveys')

  await beginSurvey(page, request, name, 'purpose')
  await goToStep(page, /Participants/)
  await page.getByRole('link', { name: 'Import a file' }).click()
  await expectPage(page, 'surveys.id.import-participants')

  const people = people50()
  const rows = people.map((one) => `Mei,Chen,${one.email},+60,0123456789,${one.language}`)
  const [nameless, homeless] = [people[10], people[30]]
  if (!nameless || !homeless) throw new Error('There are fifty.')
  rows[10] = `,Chen,${nameless.email},+60,0123456789,${nameless.language}`
  rows[30] = `Mei,Chen,${homeless.email.replace('@', ' at ')},+60,0123456789,${homeless.language}`
  await chooseFile(page, 'applicants.csv', [header, ...rows].join('\n'))
  await expect(page.getByText('48 of 50 people can be invited.')).toBeVisible()
  for (const words of ['Line 12', 'This field is required.', 'Line 32', 'This field is required a valid email.']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expectFits(page)
  await expectAccessible(page)
  await scheduleImport(page, 'Invite 48 people')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the failed rows' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  const mended = failed.replace(/^,Chen/m, 'Siew,Chen').replace(homeless.email.replace('@', ' at '), homeless.email)
  await chooseFile(page, 'applicants-failed.csv', mended)
  await expect(page.getByText('2 of 2 people can be invited.')).toBeVisible()
  await scheduleImport(page, 'Invite 2 people')
  await expectPage(page, 'surveys.id.invites')

  await publishSurvey(page, name)
  await openInvites(page)
  await expect(page.getByRole('button', { name: '50 Queued' })).toBeVisible()
  expect(await mailsTo(request, nameless.email)).toEqual([])

  await moveClock(3 * hour)
  await expect(page.getByRole('button', { name: '50 Sent' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  // Everybody has one mail, in their language.
  for (const { email: address, language } of people) {
    const mails = await mailsTo(request, address)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(languages[language].subject)])
  }
  for (const { email: address, language } of people.slice(0, codes.length)) {
    const context = await browser.newContext({ ...phone, locale: language })
    const applicant = await context.newPage()
    await applicant.goto(await mailedLink(request, address, '/temp-login'))
    await applicant.getByRole('button', { name: languages[language].button }).click()
    await expectPage(applicant, 'survey.instructions')
    await context.close()
  }
  await expect(page.getByRole('button', { name: '3 Opened' })).toBeVisible()
})
