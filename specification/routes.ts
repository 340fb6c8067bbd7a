/** Who opens the page; a visitor has not signed in. */
export type Opener = 'visitor' | 'applicant' | 'owner' | 'root'

export type Route = {
  /** Unique: some paths show one page to one person and another to somebody else. */
  readonly name: string
  readonly path: string
  readonly opener: Opener
  /** What `<main data-page>` says on the page that opens. */
  readonly page: string
}

/** Pages are called after their path, `/surveys/{id}/overview` being `surveys.id.overview`, but for these. */
const pageOfPath: Record<string, string> = {
  '/': 'landing',
  '/login': 'sign-in',
  // Signs out, and then there is nothing left to do but to sign in.
  '/logout': 'sign-in',
  '/signup': 'sign-up',
  // One page under the two names that the specification gives it.
  '/passwords/request': 'password.request',
  // Leads on: the survey that the samples stand for has participants.
  '/surveys/{id}/edit': 'surveys.id.participants',
  // Leads on: the test that the samples stand for has not been begun.
  '/user-survey/{test_id}': 'survey.instructions',
}

function pageOf(path: string): string {
  return pageOfPath[path] ?? path.split('/').filter(Boolean).join('.').replaceAll(/[{}]/g, '')
}

const openedBy = (opener: Opener, paths: readonly string[]): Route[] =>
  paths.map((path) => ({ name: `${opener} ${path}`, path, opener, page: pageOf(path) }))

/** The specification's `x (+/create, +/import)`. */
const under = (path: string, ...parts: string[]): string[] => [path, ...parts.map((part) => `${path}/${part}`)]

const publicPaths = [
  '/login',
  '/signup',
  '/organic',
  '/dynamic',
  '/export',
  '/passwords/request',
  '/privacy-policy',
  '/terms-and-conditions',
  '/email-verification',
  '/password/request',
  '/reset/password',
  '/supervision-provided',
  '/job-position',
  '/goal-type',
  '/users/join',
  '/terms-of-service/',
  '/open/products/',
  '/share/survey/{survey_id}/{id}',
  '/catchers-pitch',
]

/** Not in the specification, but its links and its visitors need somewhere to arrive. */
const addedPublicPaths = ['/', '/temp-login']

/** What staff cannot do without: who did what, and what the pages are made of. */
const addedAdminPaths = [
  '/admin/audit-log',
  '/admin/design',
  '/admin/health',
  '/admin/snapshots',
  '/admin/multiple-survey-attempts',
  '/admin/invoices',
]

const adminPaths = [
  '/admin/dashboard',
  '/admin/results',
  ...under('/admin/dimension', 'create'),
  '/admin/email-log',
  ...under('/admin/groups', 'create'),
  ...under('/admin/subscription', 'create'),
  ...under('/admin/guides', 'create'),
  ...under('/admin/industries', 'create'),
  ...under('/admin/interpretations', 'create'),
  ...under('/admin/modules', 'create'),
  ...under('/admin/notes', 'create'),
  ...under('/admin/notices', 'create'),
  ...under('/admin/options', 'create'),
  '/admin/plan-details',
  ...under('/admin/situations', 'create'),
  ...under('/admin/transactions', 'create'),
  ...under('/admin/transactions-types', 'create'),
  ...under('/admin/users', 'create', 'import'),
  '/admin/wp-orders',
  ...under('/admin/notes-type', 'create'),
  ...under('/admin/templates', 'create'),
  ...under('/admin/job-template', 'create'),
  ...under('/admin/hiring-strategy', 'create', 'edit-sequence'),
  ...under('/admin/catchers-pitch', 'create', 'sequence'),
]

const companyPaths = [
  '/surveys',
  '/surveys/notifications',
  ...under('/surveys/orders', 'detail'),
  ...under('/surveys/profile', 'change'),
  ...under('/surveys/results', 'view'),
  ...under('/surveys/templates', 'questions'),
  ...under('/surveys/teams', 'add', 'edit'),
  '/surveys/participants',
  '/surveys/emailLogs',
  '/surveys/emailLogPreview',
  '/surveys/business-intelligence',
  ...under('/surveys/catchers-pitch', 'create', 'sequence', '{id}/edit'),
  '/surveys/account',
  '/payment',
  '/subscription-plan',
  '/payment/activate',
  '/organic/export/preview',
  '/dynamic/export/preview',
]

/** The specification names the screens Help Center and Invoice, and no paths for them. */
const addedCompanyPaths = ['/help-center', '/surveys/results/compare', ...under('/surveys/invoices', 'detail')]

const oneSurveyPaths = [
  'overview',
  'purpose',
  'invites',
  'results',
  'screening',
  'pipeline',
  'questions',
  'queries',
  'participants',
  'email-templates',
  'edit',
  'import-participants',
  'hiring-strategy',
].map((part) => `/surveys/{id}/${part}`)

/** All statements for one situation, mixed, beside a survey's results; and which pitch it shows, a step of its making. */
const addedSurveyPaths = ['/surveys/{id}/blind-reading', '/surveys/{id}/pitch']

const respondentPaths = under(
  '/survey',
  'situation-control',
  'speech-to-text',
  'instructions',
  'short-questions',
  'statement',
  'my-life',
  'situations',
  'compare-situations',
  'situation-feelings',
)

/** Every page of the specification, opened by somebody who may see it. */
export const routes: readonly Route[] = [
  ...openedBy('visitor', publicPaths),
  ...openedBy('visitor', addedPublicPaths),
  ...openedBy('root', adminPaths),
  ...openedBy('root', addedAdminPaths),
  ...openedBy('owner', ['/logout']),
  // A company user sees the dashboard where an applicant sees the surveys to take.
  { name: 'owner /survey', path: '/survey', opener: 'owner', page: 'dashboard' },
  ...openedBy('owner', companyPaths),
  ...openedBy('owner', addedCompanyPaths),
  ...openedBy('owner', oneSurveyPaths),
  ...openedBy('owner', addedSurveyPaths),
  ...openedBy('applicant', respondentPaths),
  ...openedBy('applicant', ['/user-survey/{test_id}']),
]
