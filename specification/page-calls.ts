import type { Call } from './call.ts'

/** A list of staff's catalogue and the form behind it. */
const catalogue = (page: `/${string}`, calls: `/${string}` = page): [string, readonly Call[]][] => [
  [page, [`GET ${calls}`, `POST ${calls}/bulk`]],
  [`${page}/create`, [`POST ${calls}`, `PUT ${calls}/{id}`]],
]

const publicPages: [string, readonly Call[]][] = [
  ['/', []],
  ['/login', ['POST /login', 'POST /change-temporary-password']],
  ['/logout', ['POST /logout']],
  ['/signup', ['POST /signup', 'GET /countries', 'GET /dialcodes']],
  ['/organic', ['GET /open/reports/{token}']],
  ['/dynamic', ['GET /open/reports/{token}']],
  ['/export', ['GET /open/reports/{token}']],
  ['/passwords/request', ['POST /password/request']],
  ['/password/request', ['POST /password/request']],
  ['/reset/password', ['POST /password/reset']],
  // Documents, which come with the page.
  ['/privacy-policy', []],
  ['/terms-and-conditions', []],
  ['/terms-of-service/', []],
  ['/email-verification', ['GET /email/verify/{id}/{hash}', 'POST /email/resend-verify']],
  ['/job-position', ['GET /job-position']],
  ['/goal-type', ['GET /goal-type']],
  ['/supervision-provided', ['GET /supervision-provided']],
  ['/users/join', ['POST /users/join']],
  ['/open/products/', ['GET /open/products']],
  ['/share/survey/{survey_id}/{id}', ['GET /share/survey/{survey_id}/{id}', 'POST /share/survey/{survey_id}/{id}']],
  ['/catchers-pitch', ['GET /open/catchers-pitch/{group}']],
  ['/temp-login', ['POST /temp-login']],
]

const adminPages: [string, readonly Call[]][] = [
  ['/admin/dashboard', ['GET /admin/dashboard']],
  ['/admin/results', ['GET /admin/results']],
  ...catalogue('/admin/dimension', '/admin/dimensions'),
  ['/admin/email-log', ['GET /admin/email-logs', 'POST /admin/email-logs/{id}/resend']],
  ['/admin/groups', ['GET /admin/groups']],
  ['/admin/groups/create', ['POST /admin/groups']],
  [
    '/admin/subscription',
    ['GET /admin/subscriptions/list', 'GET /admin/subscriptions/by-group', 'GET /admin/subscriptions/products'],
  ],
  ['/admin/subscription/create', ['POST /admin/subscriptions/add']],
  ...catalogue('/admin/guides'),
  ...catalogue('/admin/industries'),
  ...catalogue('/admin/interpretations'),
  ['/admin/modules', ['GET /admin/modules', 'DELETE /admin/modules/{id}', 'POST /admin/modules/{id}/duplicate']],
  ['/admin/modules/create', ['POST /admin/modules', 'PUT /admin/modules/{id}', 'GET /admin/situations/list']],
  ...catalogue('/admin/notes'),
  ...catalogue('/admin/notices'),
  ...catalogue('/admin/options'),
  ['/admin/plan-details', ['GET /admin/plan-details']],
  [
    '/admin/situations',
    ['GET /admin/situations', 'DELETE /admin/situations/{id}', 'POST /admin/situations/{id}/duplicate'],
  ],
  ['/admin/situations/create', ['POST /admin/situations', 'PUT /admin/situations/{id}']],
  ['/admin/transactions', ['GET /admin/transactions']],
  ['/admin/transactions/create', ['POST /admin/transactions']],
  ...catalogue('/admin/transactions-types'),
  ['/admin/users', ['GET /admin/users', 'POST /admin/users/bulk', 'POST /impersonate']],
  ['/admin/users/create', ['POST /admin/users', 'GET /admin/users/owner-check', 'GET /admin/roles']],
  ['/admin/users/import', ['POST /admin/users/import', 'GET /admin/users/import/{id}', 'GET /samples/{kind}']],
  ['/admin/wp-orders', ['GET /admin/wp-orders', 'POST /admin/wp-orders/{id}/activate']],
  ...catalogue('/admin/notes-type'),
  ...catalogue('/admin/templates'),
  ...catalogue('/admin/job-template', '/admin/job-templates'),
  [
    '/admin/hiring-strategy',
    ['GET /admin/hiring-strategy', 'POST /admin/hiring-strategy/bulk', 'POST /admin/hiring-strategy/{id}/duplicate'],
  ],
  ['/admin/hiring-strategy/create', ['POST /admin/hiring-strategy', 'PUT /admin/hiring-strategy/{id}']],
  [
    '/admin/hiring-strategy/edit-sequence',
    ['GET /admin/hiring-strategy/sequence', 'PUT /admin/hiring-strategy/sequence'],
  ],
  ['/admin/catchers-pitch', ['GET /admin/admin-sliders', 'POST /admin/admin-sliders/bulk']],
  [
    '/admin/catchers-pitch/create',
    ['POST /admin/admin-sliders', 'PUT /admin/admin-sliders/{id}', 'PUT /admin/admin-sliders/{id}/groups'],
  ],
  ['/admin/catchers-pitch/sequence', ['GET /admin/admin-sliders/sequence', 'PUT /admin/admin-sliders/sequence']],
  ['/admin/audit-log', ['GET /admin/audit-log', 'GET /admin/audit-log/export']],
  // The pieces that pages are made of.
  ['/admin/design', []],
  ['/admin/health', ['GET /admin/health']],
  ['/admin/snapshots', ['GET /admin/snapshots']],
  ['/admin/multiple-survey-attempts', ['GET /admin/multiple-survey-attempts']],
  ['/admin/invoices', ['GET /admin/invoices']],
]

const companyPages: [string, readonly Call[]][] = [
  ['/survey', ['GET /dashboard', 'GET /surveys']],
  ['/surveys', ['GET /my-surveys', 'POST /my-surveys/{id}/duplicate', 'DELETE /my-surveys/{id}/survey']],
  ['/surveys/notifications', ['GET /notifications', 'POST /notifications/read']],
  ['/surveys/orders', ['GET /orders']],
  ['/surveys/orders/detail', ['GET /orders/{id}']],
  ['/surveys/profile', ['POST /accounts/profile', 'GET /departments', 'GET /countries', 'GET /dialcodes']],
  ['/surveys/profile/change', ['POST /passwords/change']],
  [
    '/surveys/results',
    ['GET /my-surveys/results', 'GET /my-surveys/get-export-users', 'POST /exports', 'GET /exports/{id}'],
  ],
  [
    '/surveys/results/view',
    [
      'GET /my-surveys/get-survey-info',
      'GET /my-surveys/get-survey-organic',
      'GET /my-surveys/get-users-2d-dynamic-results',
      'GET /my-surveys/get-users-dynamic-interpretation-results',
      'POST /my-surveys/save-interpretation-preference',
      'GET /results/{id}/snapshots',
      'GET /my-surveys/{id}/integrity',
    ],
  ],
  ['/surveys/templates', ['GET /my-surveys/templates']],
  [
    '/surveys/templates/questions',
    ['GET /my-surveys/templates/{id}', 'GET /my-surveys/create/{id}', 'POST /my-surveys/store'],
  ],
  [
    '/surveys/teams',
    ['GET /teams', 'GET /departments', 'POST /departments', 'PUT /departments/{id}', 'PUT /cover-photo'],
  ],
  ['/surveys/teams/add', ['POST /teams/user', 'GET /departments']],
  ['/surveys/teams/edit', ['GET /team-users/{id}', 'PUT /team-users/{id}', 'GET /departments']],
  ['/surveys/participants', ['GET /participants']],
  ['/surveys/emailLogs', ['GET /email-logs']],
  ['/surveys/emailLogPreview', ['GET /email-logs/{id}']],
  [
    '/surveys/business-intelligence',
    [
      'GET /business-intelligence/status',
      'GET /business-intelligence/dashboard',
      'GET /business-intelligence/content',
      'PUT /business-intelligence/content',
      'GET /business-intelligence/milestones',
      'POST /business-intelligence/milestones',
      'PUT /business-intelligence/milestones/{id}',
      'DELETE /business-intelligence/milestones/{id}',
      'POST /business-intelligence/images',
    ],
  ],
  [
    '/surveys/catchers-pitch',
    [
      'GET /catchers-pitch',
      'GET /allocated-admin-sliders',
      'GET /admin-sliders',
      'POST /save-admin-sliders',
      'PUT /slider-menu-order',
      'POST /save-slider-group',
    ],
  ],
  ['/surveys/catchers-pitch/create', ['POST /catchers-pitch']],
  ['/surveys/catchers-pitch/sequence', ['PUT /catchers-pitch/sequence']],
  ['/surveys/catchers-pitch/{id}/edit', ['GET /catchers-pitch/{id}', 'PUT /catchers-pitch/{id}']],
  ['/surveys/account', ['GET /account', 'PUT /account', 'GET /email-settings', 'PUT /email-settings']],
  ['/payment', ['POST /subscriptions/create-intent', 'GET /stripe-account-details']],
  [
    '/subscription-plan',
    ['GET /open/products', 'GET /subscriptions/status', 'GET /stripe-account-details', 'POST /user-customer-portal'],
  ],
  ['/payment/activate', ['POST /subscriptions/activate']],
  ['/organic/export/preview', ['GET /my-surveys/get-survey-organic']],
  ['/dynamic/export/preview', ['GET /my-surveys/get-users-dynamic-interpretation-results']],
  ['/help-center', ['GET /guides']],
  ['/surveys/invoices', ['GET /invoices']],
  ['/surveys/invoices/detail', ['GET /invoices/{id}']],
  [
    '/surveys/results/compare',
    ['GET /my-surveys/get-users-2d-dynamic-results', 'GET /my-surveys/get-users-dynamic-interpretation-results'],
  ],
]

const surveyPages: [string, readonly Call[]][] = [
  ['/surveys/{id}/overview', ['GET /my-surveys/{id}/overview', 'GET /my-surveys/{id}/show']],
  ['/surveys/{id}/purpose', ['PUT /my-surveys/{id}/update', 'POST /my-surveys/{id}/save-expression']],
  [
    '/surveys/{id}/invites',
    ['GET /my-surveys/{id}/invites', 'POST /my-surveys/{id}/remove-invite', 'POST /my-surveys/{id}/resend-invite'],
  ],
  [
    '/surveys/{id}/results',
    [
      'GET /my-surveys/{id}/results',
      'GET /my-surveys/get-users-2d-dynamic-results',
      'POST /my-surveys/survey-result-status',
      'POST /exports',
    ],
  ],
  [
    '/surveys/{id}/screening',
    [
      'GET /my-surveys/{id}/screening',
      'GET /my-surveys/{id}/answers',
      'GET /my-surveys/{id}/screening-questions',
      'POST /my-surveys/{id}/screening-questions',
    ],
  ],
  ['/surveys/{id}/pipeline', ['GET /my-surveys/{id}/pipeline', 'POST /my-surveys/survey-result-status']],
  ['/surveys/{id}/questions', ['GET /my-surveys/{id}/questions', 'POST /my-surveys/{id}/questions']],
  ['/surveys/{id}/queries', ['GET /my-surveys/{id}/get-queries', 'POST /my-surveys/{id}/save-queries']],
  ['/surveys/{id}/participants', ['POST /my-surveys/{id}/add-participants', 'GET /participant-expiry-types']],
  ['/surveys/{id}/email-templates', ['GET /my-surveys/email-templates/{id}', 'POST /my-surveys/save-email-templates']],
  ['/surveys/{id}/edit', ['GET /my-surveys/{id}/show']],
  ['/surveys/{id}/import-participants', ['POST /my-surveys/{id}/import-participants', 'GET /samples/{kind}']],
  [
    '/surveys/{id}/hiring-strategy',
    [
      'GET /my-surveys/hiring-strategy',
      'GET /my-surveys/selected-hiring-strategy',
      'GET /my-surveys/survey-hiring-strategy',
      'POST /my-surveys/save-hiring-strategy',
      'PUT /my-surveys/update-hiring-strategy',
    ],
  ],
  ['/surveys/{id}/blind-reading', ['GET /my-surveys/{id}/blind-reading']],
  ['/surveys/{id}/pitch', ['GET /admin-sliders', 'POST /my-surveys/{id}/pitch']],
]

const respondentPages: [string, readonly Call[]][] = [
  ['/user-survey/{test_id}', ['POST /survey-test/{id}']],
  ['/survey/instructions', ['GET /instructions', 'POST /next-test', 'GET /user-sliders', 'POST /consent']],
  ['/survey/short-questions', ['POST /short-questions', 'POST /next-test']],
  ['/survey/statement', ['POST /select-input-method', 'POST /statement', 'POST /importance', 'POST /anti-cheat']],
  ['/survey/speech-to-text', ['POST /speech-to-text', 'GET /speech-to-text/codes']],
  ['/survey/situations', ['POST /next-test']],
  ['/survey/situation-feelings', ['POST /feelings']],
  ['/survey/situation-control', ['POST /control', 'POST /screen-shot']],
  ['/survey/compare-situations', ['POST /compare-situations']],
  ['/survey/my-life', ['GET /my-life', 'GET /anti-cheat', 'PUT /anti-cheat/{id}']],
]

/**
 * What each page is for, as the calls that it makes: a page that makes none of them is a frame. Only what nobody could
 * leave out stands here; what it shows besides is its own business.
 */
export const callsOfPage: ReadonlyMap<string, readonly Call[]> = new Map([
  ...publicPages,
  ...adminPages,
  ...companyPages,
  ...surveyPages,
  ...respondentPages,
])
