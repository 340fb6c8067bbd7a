import { testStep } from '@catchpitch/contract/respondent/test-step'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { asKept, hostileTexts, trace } from '../specification/hostile-texts.ts'
import { goWithin, isInConsole } from './console.ts'
import { test } from './fixtures.ts'
import { hostileApplicant, hostileAt, hostileName, hostileTitles } from './hostile-answers.ts'
import { people } from './people.ts'
import { asOwner, demoSurvey, firstOf, freeSurvey, invite, openInvitation } from './respondent.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

const survey = 'Pelatih penyangrai, Shah Alam'
const fullName = `${hostileName.first_name} ${hostileName.last_name}`

/** Line breaks and blanks are drawn in more than one way, and change nothing of what is said. */
const plain = (text: string) => asKept(text).replaceAll(/\s+/g, ' ')

/** All that can be read on the page, and in its fields. */
const readOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // The page that was left may still be there, hidden.
    const shown = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
    const fields = shown.flatMap((main) => [...main.querySelectorAll<HTMLInputElement>('input, textarea')])
    return [...shown.map(({ textContent }) => textContent), ...fields.map(({ value }) => value)].join(' ')
  })

type Screen = { path: string; page: string; shows: readonly string[] }

/** Opens a screen wide and narrow: it shows what was written letter by letter, and nothing of that was carried out. */
async function expectHarmless(page: Page, { path, page: name, shows }: Screen): Promise<void> {
  const { pathname } = new URL(page.url())
  const isOpen = page.locator(`main[data-page="${name}"]`)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Of two that are called the same, only a load tells when the second has come.
  if (isInConsole(pathname) && isInConsole(path) && (await isOpen.count()) === 0) await goWithin(page, path)
  else await page.goto(path)
  await expectPage(page, name)
  const missing = async () => {
    const read = plain(await readOn(page))
    return shows.filter((text) => !read.includes(plain(text)))
  }
  await expect.poll(missing, `what ${path} does not show`).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate((key) => key in window, trace), `something ran at ${path}`).toBe(false)
}

/** As the owner calls. */
async function post(request: APIRequestContext, path: string, data: object): Promise<string> {
  const { headers, group_id } = await asOwner(request)
  const reply = await request.post(`/api/v1${path}`, { headers, params: { group_id }, data })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.text()
}

const shortlist = (request: APIRequestContext, survey_id: string, id: string) =>
  post(request, '/my-surveys/survey-result-status', { survey_id, result_ids: [id], status: resultStatus.accepted })

async function shareLink(request: APIRequestContext, kind: 'export' | 'organic' | 'dynamic', id: string) {
  const reply = await post(request, '/report-links', { kind, ids: [id], level: 12 })
  return /"path":"([^"]+)"/.exec(reply)?.[1] ?? ''
}

test('whatever an applicant writes is shown as written, and run on no screen', { tag: '@desktop' }, async ({
  page,
  request,
  enterAs,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`${dialog.message()} at ${page.url()}`)
    void dialog.dismiss()
  })
  const failed: string[] = []
  const lookAt = (screen: Screen) =>
    test
      .step(screen.path, () => expectHarmless(page, screen))
      .catch((error: unknown) => failed.push(`${screen.path}: ${String(error)}`))

  const email = newAddress('hostile')
  const { link, test_id: id, texts } = await hostileApplicant(request, { email, survey })
  await openInvitation(page, link)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expectPage(page, 'survey.my-life')
  await lookAt({ path: '/survey/my-life', page: 'survey.my-life', shows: [texts.explanation] })

  // While they sort them.
  for (const [step, name, kind] of [
    [testStep.importance, 'statement', 'written'],
    [testStep.feelings, 'situation-feelings', 'captioned'],
    [testStep.control, 'situation-control', 'titled'],
  ] as const) {
    const standing = await hostileAt(request, step, kind)
    await openInvitation(page, standing.link)
    await expectPage(page, `survey.${name}`)
    await lookAt({ path: `/survey/${name}`, page: `survey.${name}`, shows: standing.texts })
  }

  // Another one declines, and says why.
  const declining = newAddress('hostile-declining')
  await openInvitation(page, await invite(request, { ...hostileName, email: declining }))
  await page.getByRole('button', { name: 'Not for me' }).click()
  await page.getByLabel('In your own words').fill(texts.question)
  await page.getByRole('button', { name: 'Decline the survey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Survey declined successfully.')

  const survey_id = await demoSurvey(request, survey)
  await shortlist(request, survey_id, id)
  const titled = await hostileTitles(request, newAddress('hostile-titles'))
  await shortlist(request, await demoSurvey(request, freeSurvey), titled.test_id)
  const other = await firstOf(request, `/my-surveys/${survey_id}/results`, { order: 'completed_at' })
  const mail = await firstOf(request, '/email-logs', { keyword: email })
  const found = encodeURIComponent(email)
  const named = encodeURIComponent(hostileName.first_name)
  const report = `/surveys/results/view?id=${id}`
  const ofReport = { page: 'surveys.results.view' }

  await enterAs(people.owner)
  const screens: readonly Screen[] = [
    { path: `/surveys/${survey_id}/results?keyword=${named}`, page: 'surveys.id.results', shows: [fullName] },
    { path: `/surveys/results?keyword=${named}`, page: 'surveys.results', shows: [fullName] },
    { path: `/surveys/${survey_id}/pipeline`, page: 'surveys.id.pipeline', shows: [fullName] },
    { path: `/surveys/${survey_id}/screening`, page: 'surveys.id.screening', shows: [texts.short_answer] },
    { path: `/surveys/${survey_id}/blind-reading`, page: 'surveys.id.blind-reading', shows: hostileTexts.slice(0, 10) },
    { ...ofReport, path: `${report}&level=12`, shows: [fullName, ...hostileTexts] },
    { ...ofReport, path: `/surveys/results/view?id=${titled.test_id}&level=12`, shows: hostileTexts },
    { ...ofReport, path: `${report}&tab=results`, shows: [fullName] },
    { ...ofReport, path: `${report}&tab=integrity`, shows: [texts.explanation] },
    { path: `/surveys/results/compare?ids=${id},${other}`, page: 'surveys.results.compare', shows: [fullName] },
    { path: `/organic/export/preview?id=${id}`, page: 'organic.export.preview', shows: [fullName] },
    { path: `/dynamic/export/preview?id=${id}`, page: 'dynamic.export.preview', shows: [fullName] },
    { path: `/surveys/${survey_id}/invites?keyword=${found}`, page: 'surveys.id.invites', shows: [fullName] },
    { path: `/surveys/participants?keyword=${found}`, page: 'surveys.participants', shows: [fullName] },
    {
      path: `/surveys/participants/maybe-next-time?keyword=${encodeURIComponent(declining)}`,
      page: 'surveys.participants.maybe-next-time',
      shows: [fullName, texts.question],
    },
    { path: '/surveys/catchers-pitch', page: 'surveys.catchers-pitch', shows: [texts.question] },
    { path: `/surveys/emailLogPreview?id=${mail}`, page: 'surveys.emailLogPreview', shows: [email] },
    { path: '/surveys/notifications', page: 'surveys.notifications', shows: [fullName] },
    { path: await shareLink(request, 'organic', id), page: 'organic', shows: [fullName, ...hostileTexts] },
    { path: await shareLink(request, 'dynamic', id), page: 'dynamic', shows: [fullName] },
    { path: await shareLink(request, 'export', titled.test_id), page: 'export', shows: hostileTexts },
  ]
  for (const screen of screens) await lookAt(screen)

  // What staff see of the same person.
  await enterAs(people.root)
  await page.goto(`/admin/users?keyword=${found}`)
  const user = page.locator('main a[href^="/admin/users/"]').filter({ hasText: hostileName.first_name }).first()
  const address = (await user.getAttribute('href')) ?? ''
  for (const screen of [
    { path: `/admin/users?keyword=${found}`, page: 'admin.users', shows: [fullName] },
    { path: address, page: 'admin.users.id', shows: [fullName] },
    { path: `/admin/results?keyword=${named}`, page: 'admin.results', shows: [fullName] },
  ])
    await lookAt(screen)

  expect(failed.join('\n\n'), 'screens that are not as they should be').toBe('')
  expect(dialogs, 'what scripts have said').toEqual([])
})
