import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Opener, type Route, routes } from '../specification/routes.ts'
import toCome from '../specification/to-come.json' with { type: 'json' }
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { expectWalkable } from './keyboard.ts'
import { expectEveryLanguage, speak } from './languages.ts'
import { type Person, people } from './people.ts'
import { answeredUpTo, demoSurvey, openInvitation, spokenSurvey } from './respondent.ts'
import { fillPath } from './samples.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

/*
 * Every page that there is, opened as somebody may see it. Once on a wide screen in the light, once on a phone in the
 * dark; each time axe looks at it, and it is shown in the other languages in place. On the wide one somebody without a
 * mouse goes through it. A page costs little this way: all
 * that one person opens is opened in a few contexts, whose browser knows the scripts after the first page.
 */

const isToCome = ({ name }: Route) => toCome.routes.includes(name)

const personOf: Record<Opener, Person | null> = {
  visitor: null,
  applicant: people.applicant,
  owner: people.owner,
  root: people.root,
}

const openers = ['visitor', 'applicant', 'owner', 'root'] as const satisfies Opener[]

/** A page of a survey opens when its turn has come. */
const stepOfPath: Readonly<Record<string, TestStep>> = {
  '/user-survey/{test_id}': testStep.instructions,
  '/survey/instructions': testStep.instructions,
  '/survey/short-questions': testStep.short_questions,
  '/survey/statement': testStep.writing,
  '/survey/speech-to-text': testStep.writing,
  '/survey/situations': testStep.writing,
  '/survey/situation-feelings': testStep.feelings,
  '/survey/situation-control': testStep.control,
  '/survey/compare-situations': testStep.compare,
  '/survey/my-life': testStep.compare,
}

/** Not routes of the specification: what people come upon besides, and pages that look otherwise in another state. */
const alsoOpened: readonly Route[] = [
  { name: 'visitor /open/products', path: '/open/products', opener: 'visitor', page: 'open.products' },
  { name: 'visitor /terms-of-service', path: '/terms-of-service', opener: 'visitor', page: 'terms-of-service' },
  { name: 'visitor /dynamic with a token', path: '/dynamic?token=over', opener: 'visitor', page: 'dynamic' },
  { name: 'visitor /signup of an applicant', path: '/signup?kind=applicant', opener: 'visitor', page: 'sign-up' },
  { name: 'visitor /signup of a company', path: '/signup?kind=company', opener: 'visitor', page: 'sign-up' },
  { name: 'visitor /nowhere', path: '/nowhere', opener: 'visitor', page: 'not-found' },
  { name: 'owner /surveys/nowhere', path: '/surveys/nowhere/at/all', opener: 'owner', page: 'not-found' },
  { name: 'root /admin/support', path: '/admin/support', opener: 'root', page: 'admin.support' },
]

const opened = [...routes.filter((route) => !isToCome(route)), ...alsoOpened]

/** As many as one test opens: few enough for two workers to share the pages evenly. */
const inOneTest = 12

function partsOf(all: readonly Route[]): Route[][] {
  const count = Math.ceil(all.length / inOneTest)
  return Array.from({ length: count }, (_, part) => all.filter((_route, index) => index % count === part))
}

/** Lets this device have a survey that has come so far, and gives the address that is to be opened. */
async function takeSurvey(page: Page, request: APIRequestContext, path: string, step: TestStep): Promise<string> {
  const survey = path === '/survey/speech-to-text' ? spokenSurvey : undefined
  const { link, test_id } = await answeredUpTo(request, step, survey)
  await openInvitation(page, link)
  if (path === '/survey/my-life') await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/survey\//)
  await expect(
    page.getByText('Saved', { exact: true }).or(page.getByRole('button', { name: 'I am interested', exact: true })),
  ).toBeVisible()
  return path.replace('{test_id}', test_id)
}

/** The address of a page: of the demo company's own survey where it is about one. */
async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  return fillPath(path.startsWith('/surveys/{id}') ? path.replace('{id}', await demoSurvey(request)) : path)
}

/** What stands for something that has not come yet; the page of the design system shows it as one of its pieces. */
const waiting = (page: Page) =>
  page.locator('main:not([data-page="admin.design"]) [aria-busy="true"]').filter({ visible: true })

for (const opener of openers) {
  const parts = partsOf(opened.filter((route) => route.opener === opener))
  for (const [index, part] of parts.entries()) {
    const title = `every page of the ${opener} opens, fits, is accessible and walked by keyboard, ${index + 1} of ${parts.length}`
    test(title, async ({ page, context, request, enterAs, isMobile }) => {
      // Only what fails takes long; and then the others of this part are still opened.
      test.setTimeout(60_000 + 30_000 * part.length)
      await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
      // Begun in the longest words where there is the least room.
      const languages = isMobile ? (['ms', 'en', 'zh'] as const) : (['en', 'zh', 'ms'] as const)
      const otherTab = await context.newPage()
      await otherTab.goto('/healthz')

      const open = async ({ path, page: name, opener: who }: Route) => {
        const person = personOf[who]
        const step = stepOfPath[path]
        await speak(otherTab, 'en')
        if (person && !step) await enterAs(person)
        const address = await (step ? takeSurvey(page, request, path, step) : addressOf(request, path))
        await speak(otherTab, languages[0])
        await page.goto(address)
        await expectPage(page, name)
        await expect(waiting(page)).toHaveCount(0)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        if (!isMobile) await expectWalkable(page)
        await expectEveryLanguage(page, otherTab, languages)
      }

      const failed: string[] = []
      for (const route of part) {
        await test
          .step(route.name, () => open(route))
          .catch(async (error: unknown) => {
            failed.push(`${route.name}: ${String(error)}`)
            await test.info().attach(route.name, { body: await page.screenshot(), contentType: 'image/png' })
          })
      }
      expect(failed.join('\n\n'), 'pages that are not as they should be').toBe('')
    })
  }
}

/** Why a route that is marked as to come is in truth there: it shows a page, and not by leading elsewhere. */
async function signOfLife(page: Page, route: Route): Promise<string[]> {
  const path = fillPath(route.path)
  await page.goto(path)
  const main = page.locator('main[data-page]')
  await main.waitFor()
  const shown = await main.getAttribute('data-page')
  const stayed = new URL(page.url()).pathname === path
  if (shown !== route.page && (shown === 'not-found' || !stayed)) return []
  return [`${route.name} is marked in to-come.json, but shows ${shown}`]
}

for (const opener of openers) {
  test(`what is to come for the ${opener} is not there yet`, { tag: '@desktop' }, async ({ page, enterAs }) => {
    test.setTimeout(180_000)
    const person = personOf[opener]
    if (person) await enterAs(person)
    const signs: string[] = []
    for (const route of routes.filter((candidate) => candidate.opener === opener && isToCome(candidate))) {
      signs.push(...(await signOfLife(page, route)))
    }
    expect(signs).toEqual([])
  })
}
