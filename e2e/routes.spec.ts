import type { Language } from '@catchpitch/contract/languages'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Opener, type Route, routes } from '../specification/routes.ts'
import { expectAccessible } from './accessibility.ts'
import { goWithin, isInConsole } from './console.ts'
import { test } from './fixtures.ts'
import { expectWalkable } from './keyboard.ts'
import { expectLanguages, speak } from './languages.ts'
import { type Person, people } from './people.ts'
import { answeredUpTo, demoSurvey, firstOf, freeSurvey, openInvitation } from './respondent.ts'
import { fillPath } from './samples.ts'
import { moveTo, type Screen } from './screens.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

/*
 * Every page that there is, opened once as somebody may see it. On a wide screen in the light axe looks at it with all its
 * rules and somebody without a mouse goes through it; on a phone in the dark, where words have the least room, axe looks at
 * what can change there, and it is shown in all languages. From the one to the other the page stays open.
 * What stands around every page of one person is looked at and walked through on the first of each part.
 */

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
  {
    name: 'visitor /catchers-pitch of a company',
    path: '/catchers-pitch?group=kopi-kain',
    opener: 'visitor',
    page: 'catchers-pitch',
  },
  {
    name: 'owner /surveys/catchers-pitch/page',
    path: '/surveys/catchers-pitch/page',
    opener: 'owner',
    page: 'surveys.catchers-pitch.page',
  },
  { name: 'visitor /dynamic with a token', path: '/dynamic?token=over', opener: 'visitor', page: 'dynamic' },
  { name: 'visitor /signup of an applicant', path: '/signup?kind=applicant', opener: 'visitor', page: 'sign-up' },
  { name: 'visitor /signup of a company', path: '/signup?kind=company', opener: 'visitor', page: 'sign-up' },
  { name: 'visitor /nowhere', path: '/nowhere', opener: 'visitor', page: 'not-found' },
  {
    name: 'owner /surveys/profile/data',
    path: '/surveys/profile/data',
    opener: 'owner',
    page: 'surveys.profile.data',
  },
  {
    name: 'owner /surveys/results/export/preview',
    path: '/surveys/results/export/preview',
    opener: 'owner',
    page: 'surveys.results.export.preview',
  },
  { name: 'owner /surveys/nowhere', path: '/surveys/nowhere/at/all', opener: 'owner', page: 'not-found' },
  ...['job-descriptions', 'day-to-day-scenarios'].map(
    (list): Route => ({
      name: `owner /surveys/templates/${list}`,
      path: `/surveys/templates/${list}`,
      opener: 'owner',
      page: `surveys.templates.${list}`,
    }),
  ),
  {
    name: 'owner /surveys/notifications/preferences',
    path: '/surveys/notifications/preferences',
    opener: 'owner',
    page: 'surveys.notifications.preferences',
  },
  ...['interested-to-proceed', 'maybe-next-time'].map(
    (list): Route => ({
      name: `owner /surveys/participants/${list}`,
      path: `/surveys/participants/${list}`,
      opener: 'owner',
      page: `surveys.participants.${list}`,
    }),
  ),
  { name: 'root /admin/support', path: '/admin/support', opener: 'root', page: 'admin.support' },
]

const opened = [...routes, ...alsoOpened]

/** As many as one test opens: few enough for the workers to share the pages evenly. */
const inOneTest = 18

/** What is in the console stands together there, for within it the application is loaded once. */
function partsOf(all: readonly Route[]): Route[][] {
  const sorted = [...all.filter(({ path }) => isInConsole(path)), ...all.filter(({ path }) => !isInConsole(path))]
  const count = Math.ceil(all.length / inOneTest)
  return Array.from({ length: count }, (_, part) => sorted.filter((_route, index) => index % count === part))
}

/** Lets this device have a survey that has come so far, and gives the address that is to be opened. */
async function takeSurvey(page: Page, request: APIRequestContext, path: string, step: TestStep): Promise<string> {
  const spoken = { survey: freeSurvey, method: inputMethod.speech }
  const { link, test_id } = await answeredUpTo(request, step, path === '/survey/speech-to-text' ? spoken : {})
  await openInvitation(page, link)
  if (path === '/survey/my-life') await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/survey\//)
  await expect(
    page.getByText('Saved', { exact: true }).or(page.getByRole('button', { name: 'I am interested', exact: true })),
  ).toBeVisible()
  return path.replace('{test_id}', test_id)
}

/** Pages about one record, named in their address by `?id=`: the list that it is taken from. */
const listOfPath: Readonly<Record<string, string>> = {
  '/surveys/templates/questions': '/my-surveys/templates',
  // By name: other journeys let people of their own join.
  '/surveys/teams/edit': '/teams?keyword=Farid',
  '/surveys/emailLogPreview': '/email-logs',
  '/surveys/orders/detail': '/orders',
  '/surveys/invoices/detail': '/invoices',
  '/surveys/results/view': '/my-surveys/{id}/results',
  '/organic/export/preview': '/my-surveys/{id}/results',
  '/dynamic/export/preview': '/my-surveys/{id}/results',
}

/** The address of a page: of something that the demo company has, where it is about one thing. */
async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  if (path === '/surveys/catchers-pitch/{id}/edit')
    return path.replace('{id}', await firstOf(request, '/catchers-pitch'))
  const list = listOfPath[path]?.replace('{id}', await demoSurvey(request))
  if (list !== undefined) return `${path}?id=${await firstOf(request, list)}`
  return fillPath(path.startsWith('/surveys/{id}') ? path.replace('{id}', await demoSurvey(request)) : path)
}

/** What a narrower screen, fingers or the dark can change, and what is only there on a phone. */
const rulesOnPhone = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'aria-hidden-focus',
  'nested-interactive',
  'empty-heading',
]

for (const opener of openers) {
  const parts = partsOf(opened.filter((route) => route.opener === opener))
  for (const [index, part] of parts.entries()) {
    const title = `every page of the ${opener} opens, fits, is accessible and walked by keyboard, ${index + 1} of ${parts.length}`
    // On both screens by itself.
    test(title, { tag: '@desktop' }, async ({ page, context, request, enterAs }) => {
      // Each page is opened on the screen and in the language that the one before was left in.
      const screens: Screen[] = ['wide', 'phone']
      const languages: Language[] = ['ms', 'en', 'zh']
      const session = await context.newCDPSession(page)
      const otherTab = await context.newPage()
      await otherTab.goto('/healthz')
      let isIn = false
      let before: Route | null = null

      const look = {
        wide: async (shellIsKnown: boolean) => {
          await expectNoSidewaysScroll(page)
          await expectAccessible(page, { whole: !shellIsKnown })
          await expectWalkable(page, { shellIsKnown })
        },
        phone: async (shellIsKnown: boolean) => {
          await expectAccessible(page, { whole: !shellIsKnown, rules: rulesOnPhone })
          await expectLanguages(page, otherTab, languages)
          languages.reverse()
        },
      }

      const open = async (route: Route) => {
        const { path, page: name } = route
        const person = personOf[route.opener]
        const step = stepOfPath[path]
        if (person && !step && !isIn) await enterAs(person)
        // A survey is answered by somebody without an account, and who leaves has to come in again.
        isIn = !step && path !== '/logout'
        if (step) await speak(otherTab, 'en')
        const address = await (step ? takeSurvey(page, request, path, step) : addressOf(request, path))
        await speak(otherTab, languages[0] ?? 'en')
        const shellIsKnown = before !== null && isInConsole(before.path) && isInConsole(path)
        // Of two that are called the same, only a load tells when the second has come.
        if (shellIsKnown && before?.page !== name) await goWithin(page, address)
        else await page.goto(address)
        before = null
        for (const screen of screens) {
          await moveTo(screen, page, session)
          await expectPage(page, name)
          await look[screen](shellIsKnown)
        }
        screens.reverse()
        before = route
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
