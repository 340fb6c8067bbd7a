/**
 * The two HTML entries of the web build. *Light* carries no component kit and opens on a cheap phone;
 * *console* is everything that people work in.
 */
export type Door = 'light' | 'console'

/** Which door opens a path, by the path's first segment: one row holds for everything below it. */
const doorOfSegment: Readonly<Record<string, Door>> = {
  open: 'light',
  'privacy-policy': 'light',
  'terms-and-conditions': 'light',
  'terms-of-service': 'light',
  'job-position': 'light',
  'goal-type': 'light',
  'supervision-provided': 'light',
  'catchers-pitch': 'light',
  'temp-login': 'light',
  share: 'light',
  'user-survey': 'light',
  'module-preview': 'light',
  survey: 'light',

  login: 'console',
  logout: 'console',
  signup: 'console',
  passwords: 'console',
  password: 'console',
  reset: 'console',
  'email-verification': 'console',
  users: 'console',
  surveys: 'console',
  payment: 'console',
  'subscription-plan': 'console',
  'help-center': 'console',
  organic: 'console',
  dynamic: 'console',
  export: 'console',
  admin: 'console',
}

/**
 * Paths that do not follow their segment: an applicant's list of surveys is a console page, the survey itself is not;
 * whoever comes to a report without its link needs a few words only.
 */
const doorOfPath: Readonly<Record<string, Door>> = {
  '/': 'light',
  '/survey': 'console',
  '/organic': 'light',
  '/dynamic': 'light',
  '/export': 'light',
}

/** The link in an invitation and the survey behind it are one page. */
const surveyPage = 'src/light/survey/survey-page.tsx'

/**
 * The page that a visitor who comes from outside most likely wants, as the build's manifest names it. Its chunk
 * is then fetched beside the door's own script instead of after it: one round trip less on a slow line.
 */
export const pageOfPath: Readonly<Record<string, string>> = {
  '/': 'src/light/landing/landing-page.tsx',
  '/open/products': 'src/light/plans/plans-page.tsx',
  '/privacy-policy': 'src/light/legal/legal-page.tsx',
  '/terms-and-conditions': 'src/light/legal/legal-page.tsx',
  '/terms-of-service': 'src/light/legal/legal-page.tsx',
  '/job-position': 'src/light/starter/starter-page.tsx',
  '/goal-type': 'src/light/starter/starter-page.tsx',
  '/supervision-provided': 'src/light/starter/starter-page.tsx',
  '/organic': 'src/light/links/link-pages.tsx',
  '/dynamic': 'src/light/links/link-pages.tsx',
  '/export': 'src/light/links/link-pages.tsx',
  '/catchers-pitch': 'src/light/company-page/company-page.tsx',
  '/temp-login': surveyPage,
  '/survey/instructions': surveyPage,
  '/survey/practice': surveyPage,
  '/survey/pitch': surveyPage,
  '/survey/short-questions': surveyPage,
  '/survey/statement': surveyPage,
  '/survey/speech-to-text': surveyPage,
  '/survey/situation-feelings': surveyPage,
  '/survey/situation-control': surveyPage,
  '/survey/situations': surveyPage,
  '/survey/compare-situations': surveyPage,
  '/survey/my-life': surveyPage,
  '/share/survey': 'src/light/share/share-page.tsx',
  '/login': 'src/console/features/auth/sign-in-page.tsx',
  '/signup': 'src/console/features/auth/sign-up/sign-up-page.tsx',
}

const sharedLinks = '/share/survey'

/** What a path is called in the tables here: every link that a company shares has an address of its own, of one page. */
export function entryOf(path: string): string {
  return path.startsWith(`${sharedLinks}/`) ? sharedLinks : path
}

/** Whose words a page of the light door needs besides the door's own, as the web build calls them. */
const wordsOfPage: Readonly<Record<string, string>> = {
  'src/light/landing/landing-page.tsx': 'landing',
  'src/light/plans/plans-page.tsx': 'plans',
  'src/light/starter/starter-page.tsx': 'starter',
  'src/light/company-page/company-page.tsx': 'company-page',
  'src/light/links/link-pages.tsx': 'links',
  'src/light/share/share-page.tsx': 'share',
  [surveyPage]: 'survey',
}

const wordsOfPath: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy-policy',
  '/terms-and-conditions': 'terms',
  '/terms-of-service': 'terms',
  // Its survey's words come behind it.
  '/temp-login': '',
}

/** The words to fetch early for a path; empty where the door's own are enough. */
export function wordsOf(path: string): string {
  return ownValue(wordsOfPath, path) ?? ownValue(wordsOfPage, ownValue(pageOfPath, entryOf(path)) ?? '') ?? ''
}

/** Never a page, whatever the caller accepts: a mistyped call must not be answered with HTML and a 200. */
const notPages = new Set(['api', 'assets', 'dev', 'media'])

/** A path without its query and trailing slash: `/terms-of-service/` and `/terms-of-service` are one page. */
export function pagePath(url: string): string {
  const [path = '/'] = url.split('?')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The door for a page path: `unknown` if no page lives there, `null` if none ever may. */
export function doorOf(path: string): Door | 'unknown' | null {
  const [, segment = ''] = path.split('/')
  if (notPages.has(segment)) return null
  return ownValue(doorOfPath, path) ?? ownValue(doorOfSegment, segment) ?? 'unknown'
}

/** `/constructor` is no page, although every object has such a property. */
function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
