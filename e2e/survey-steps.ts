import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { expectPage, expectToast } from './steps.ts'

/** Opens the first ready survey there is. */
export async function openTemplate(page: Page): Promise<void> {
  await page.goto('/surveys/templates?filter=type:template')
  await page.locator('main a[href^="/surveys/templates/questions?id="]').first().click()
  await expectPage(page, 'surveys.templates.questions')
}

/**
 * Begins a survey from it, as the page of whoever has signed in here would call, and opens a page of the wizard. The
 * journey of making a survey goes the way by the pages.
 */
export async function beginSurvey(page: Page, request: APIRequestContext, name: string, step: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const read = async (reply: Promise<APIResponse>, pattern: RegExp) => {
    const text = await (await reply).text()
    const [, id] = pattern.exec(text) ?? []
    if (id === undefined) throw new Error(`No survey can be begun: ${text}`)
    return id
  }
  const group_id = await read(request.get('/api/v1/user', { headers }), /"groups":\[\{"id":"([^"]+)"/)
  const ready = { group_id, filter: 'type:template' }
  const templates = request.get('/api/v1/my-surveys/templates', { headers, params: ready })
  const template_id = await read(templates, /"data":\[\{"id":"([^"]+)"/)
  const call = { headers, params: { group_id }, data: { template_id, name } }
  const id = await read(request.post('/api/v1/my-surveys/store', call), /[{,]"id":"([^"]+)"/)
  await page.goto(`/surveys/${id}/${step}`)
  await expectPage(page, `surveys.id.${step}`)
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
