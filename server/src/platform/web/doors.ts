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
  organic: 'console',
  dynamic: 'console',
  export: 'console',
  admin: 'console',
}

/** Paths that do not follow their segment: an applicant's list of surveys is a console page, the survey itself is not. */
const doorOfPath: Readonly<Record<string, Door>> = {
  '/': 'light',
  '/survey': 'console',
}

/**
 * The page that a visitor who comes from outside most likely wants, as the build's manifest names it. Its chunk
 * is then fetched beside the door's own script instead of after it: one round trip less on a slow line.
 */
export const pageOfPath: Readonly<Record<string, string>> = {
  '/': 'src/light/landing/landing-page.tsx',
  '/temp-login': 'src/light/temporary-login/temporary-login-page.tsx',
  '/login': 'src/console/features/auth/sign-in-page.tsx',
  '/signup': 'src/console/features/auth/sign-up/sign-up-page.tsx',
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
