import type { Page } from '@playwright/test'
import { expectPage, expectToast } from './steps.ts'

/** Begins a survey from the first template there is, up to the wizard's first page. */
export async function beginSurvey(page: Page, name: string): Promise<void> {
  await page.goto('/surveys/templates?filter=type:template')
  await page.getByRole('main').getByRole('link').first().click()
  await expectPage(page, 'surveys.templates.questions')
  await page.getByRole('button', { name: 'Create Survey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Survey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expectPage(page, 'surveys.id.purpose')
}

/** To a page of the wizard, by the steps above it. */
export async function goToStep(page: Page, step: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps to make this survey' }).getByRole('link', { name: step }).click()
}

/** Lets the draft out that the wizard stands at. */
export async function publishSurvey(page: Page, name: string): Promise<void> {
  await goToStep(page, /Summary/)
  await expectPage(page, 'surveys.id.overview')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog', { name: `Publish ${name}?` })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expectToast(page, 'The survey is live.')
}

/** The tab on which the people of a survey that is out are listed. */
export async function openInvites(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'About this survey' }).getByRole('link', { name: 'Invite' }).click()
  await expectPage(page, 'surveys.id.invites')
}
