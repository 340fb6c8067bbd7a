import { describe, expect, it } from 'vitest'
import { forbiddenCrossings, forbiddenImports, type Neighbourhood, type Part } from './architecture/edges.ts'
import { findCycle, findPath } from './architecture/paths.ts'
import { parseSource } from './architecture/source-file.ts'
import { listPaths, readSources, readText } from './architecture/source-tree.ts'
import { countCalls, emptyNames, forbiddenUsages, type Restriction } from './architecture/usages.ts'

const anything = ['**']
const noSql = ['**', '!kysely', '!pg', '!pg-boss']
const noSqlNoHttp = [...noSql, '!fastify']

const shared = ['contract', 'method'] as const
const platform = ['platform', 'platform queries', 'jobs', 'refusal', ...shared] as const
const server = ['sql', 'http', ...platform] as const
const feature = ['routes', 'use case', 'queries', 'rules', 'public', 'factory'] as const
const webBase = ['web base', ...shared] as const
const web = ['ui', 'i18n', 'api', 'preferences', 'support', 'sheets', ...webBase] as const

/** Who may import whom. What is not in a row is forbidden; the first row that matches a file is its row. */
const table = [
  // Below all: the method knows nothing, the contract knows the method and zod.
  {
    part: 'contract test',
    files: ['{contract,method}/src/**/*.test.ts', 'method/src/testing/**'],
    imports: ['contract test', 'page', ...shared],
    packages: ['zod', 'vitest', 'fast-check'],
  },
  // What people read, where a test holds it to what the code says.
  { part: 'page', files: ['docs/**'], imports: [], packages: [] },
  { part: 'method', files: ['method/src/**'], imports: ['method'], packages: [] },
  { part: 'contract', files: ['contract/src/**'], imports: shared, packages: ['zod'] },

  // The server: app -> features -> platform.
  {
    part: 'server test',
    files: ['server/src/**/*.test.ts', 'server/src/testing/**'],
    imports: ['server test', 'entry', 'content', 'specification', 'stand-in', ...feature, ...server],
    packages: anything,
  },
  {
    part: 'entry',
    files: ['server/src/*.ts', 'server/src/commands/*.ts'],
    imports: ['entry', 'content', 'routes', 'public', ...server],
    packages: noSql,
  },
  {
    part: 'content',
    files: ['server/src/content/**'],
    imports: ['content', 'factory', 'sql', ...platform],
    packages: anything,
  },

  // Inside a feature, layers are file suffixes: routes -> use case -> policy, rules, queries.
  {
    part: 'routes',
    files: ['server/src/features/*/*.routes.ts'],
    // A neighbour says who may ask about its records, before anything else is done.
    imports: ['use case', 'queries', 'rules', 'public', 'http', ...platform],
    packages: noSqlNoHttp,
  },
  {
    part: 'public',
    files: ['server/src/features/*/*.public.ts'],
    imports: ['use case', 'queries', 'rules', ...platform],
    types: ['sql'],
    packages: [],
  },
  {
    part: 'queries',
    files: ['server/src/features/*/*.queries.ts'],
    imports: ['rules', 'sql', ...platform],
    packages: ['kysely'],
  },
  {
    part: 'factory',
    files: ['server/src/features/*/*.factory.ts'],
    imports: ['factory', 'use case', 'rules', 'sql', ...platform],
    packages: ['kysely'],
  },
  // Pure: the same answer for the same arguments, so nothing that reads, writes or waits.
  {
    part: 'rules',
    files: ['server/src/features/*/*.{rules,policy,presenter}.ts'],
    imports: ['rules', 'refusal', ...shared],
    types: ['queries', 'platform', 'sql'],
    packages: [],
  },
  {
    part: 'use case',
    files: ['server/src/features/*/*.ts'],
    imports: ['use case', 'queries', 'rules', 'public', ...platform],
    types: ['sql'],
    packages: noSqlNoHttp,
  },

  // The platform knows no feature. Use cases know of a call only its context; how it came in is not their business.
  { part: 'refusal', files: ['server/src/platform/refusal.ts'], imports: shared, packages: [] },
  { part: 'sql', files: ['server/src/platform/db/**'], imports: ['sql', ...platform], packages: anything },
  {
    part: 'platform queries',
    files: ['server/src/platform/**/*.queries.ts'],
    imports: ['sql', ...platform],
    packages: ['kysely'],
  },
  // The queue keeps tables of its own, and speaks to them in its own way.
  { part: 'jobs', files: ['server/src/platform/jobs/**'], imports: ['sql', ...platform], packages: anything },
  {
    part: 'platform',
    files: [
      'server/src/platform/**',
      '!server/src/platform/http/**',
      'server/src/platform/http/context.ts',
      'server/package.json',
    ],
    imports: ['sql', ...platform],
    packages: noSql,
  },
  { part: 'http', files: ['server/src/platform/http/**'], imports: server, packages: noSql },

  // A Stripe of one's own knows nothing of the product, which must not be able to tell it from the real one.
  {
    part: 'stand-in test',
    files: ['stripe-stand-in/src/**/*.test.ts', 'stripe-stand-in/src/testing/**'],
    imports: ['stand-in test', 'stand-in'],
    packages: anything,
  },
  {
    part: 'stand-in',
    files: ['stripe-stand-in/src/**'],
    imports: ['stand-in'],
    packages: ['node:*', 'fastify', 'qs', 'stripe', 'zod'],
  },

  // The web: two doors that share a design system, words and the client, and never meet.
  // The browser that components are tested in is found as the journeys find theirs.
  { part: 'web test settings', files: ['web/vitest.config.ts'], imports: ['scripts'], packages: anything },
  {
    part: 'web test',
    files: ['web/**/*.test.{ts,tsx}', 'web/src/testing/**'],
    imports: ['web test', 'web build', 'scripts', 'light', 'console', 'console feature', 'console base', ...web],
    packages: anything,
  },
  { part: 'web base', files: ['web/src/*.{ts,js,css}'], imports: ['web base'], packages: [] },
  { part: 'ui', files: ['web/src/ui/**'], imports: ['ui', 'web base'], packages: anything },
  { part: 'i18n', files: ['web/src/i18n/**'], imports: ['i18n', ...webBase], packages: ['react'] },
  {
    part: 'api',
    files: ['web/src/api/**'],
    imports: ['api', 'i18n', ...webBase],
    packages: ['zod', 'react', '@tanstack/react-query'],
  },
  {
    part: 'preferences',
    files: ['web/src/preferences/**'],
    imports: ['preferences', 'ui', 'i18n', 'api', ...webBase],
    packages: ['react'],
  },
  {
    part: 'support',
    files: ['web/src/support/**'],
    imports: ['support', 'ui', 'i18n', 'api', ...webBase],
    packages: ['react'],
  },
  // Reports on paper, which staff of a company print and whoever has a link reads.
  {
    part: 'sheets',
    files: ['web/src/sheets/**'],
    imports: ['sheets', 'ui', 'i18n', 'api', ...webBase],
    packages: ['react'],
  },
  { part: 'light', files: ['web/src/light/**'], imports: ['light', ...web], packages: ['react', 'react-dom'] },
  {
    part: 'console feature',
    files: ['web/src/console/features/**'],
    imports: ['console feature', 'console base', ...web],
    packages: anything,
  },
  {
    part: 'console',
    files: ['web/src/console/{main,console-app,router,start-route,leave-on-session-end}.{ts,tsx}'],
    imports: ['console', 'console feature', 'console base', ...web],
    packages: anything,
  },
  { part: 'console base', files: ['web/src/console/**'], imports: ['console base', ...web], packages: anything },
  {
    part: 'web build',
    files: ['web/*.ts', 'web/build/**'],
    imports: ['web build', 'web base', 'i18n'],
    packages: anything,
  },

  // From outside: they speak HTTP, and may know what was agreed.
  // What the product really does is asked of the product; the lists themselves know nothing of it.
  {
    part: 'specification reading',
    files: ['specification/*.test.ts', 'specification/{readings,part-readings,page-sources,schema-fields}.ts'],
    imports: [
      'specification',
      'specification reading',
      'house',
      'server test',
      'rules',
      'http',
      ...platform,
      'console base',
      ...web,
    ],
    packages: ['node:*', 'vitest'],
  },
  { part: 'specification', files: ['specification/**'], imports: ['specification', ...shared], packages: ['node:*'] },
  { part: 'e2e', files: ['e2e/**'], imports: ['e2e', 'specification', 'scripts', ...shared], packages: anything },
  { part: 'bench', files: ['bench/**'], imports: ['bench', 'specification', 'scripts', ...shared], packages: anything },

  // Most scripts run before anything is installed, so with nothing but Node.
  { part: 'script test', files: ['scripts/**/*.test.mjs'], imports: ['scripts'], packages: ['node:*', 'vitest'] },
  {
    part: 'build script',
    files: ['scripts/build-*.mjs'],
    imports: ['scripts'],
    packages: ['node:*', 'esbuild', 'vite'],
  },
  { part: 'breaks', files: ['breaks/**'], imports: ['breaks', 'scripts'], packages: ['node:*'] },
  { part: 'scripts', files: ['scripts/**'], imports: ['scripts'], packages: ['node:*'] },
  { part: 'house', files: ['*.ts', 'architecture/**'], imports: ['house'], packages: anything },
] as const satisfies readonly Part[]

const neighbourhoods: Neighbourhood[] = [
  {
    folder: 'server/src/features',
    door: '**/*.public.ts',
    edges: [
      { from: 'auth', to: 'groups', because: 'a company and its owner sign up together' },
      { from: 'auth', to: 'notifications', because: 'owners hear that a colleague has joined' },
      { from: 'auth', to: 'options', because: 'who signs up picks from lists that staff edit' },
      { from: 'auth', to: 'places', because: 'who signs up picks a country' },
      { from: 'auth', to: 'respondent', because: 'an invitation opens the same page as a sign-in link' },
      { from: 'auth', to: 'teams', because: 'joining gives the role and departments of the invitation' },
      { from: 'billing-news', to: 'notifications', because: 'owners hear what happened about payments' },
      { from: 'business-intelligence', to: 'slides', because: 'a milestone keeps its picture as a slide does' },
      {
        from: 'business-intelligence',
        to: 'surveys',
        because: 'the way of people is told of surveys that one may see',
      },
      { from: 'catalogue', to: 'notifications', because: 'a notice is told to people when it is due' },
      { from: 'comments', to: 'reports', because: 'whoever may read a report may speak about it' },
      { from: 'company-page', to: 'business-intelligence', because: 'the page tells what the company is proud of' },
      { from: 'company-page', to: 'hiring-strategies', because: 'the page tells how the company hires' },
      { from: 'company-page', to: 'options', because: 'an industry is called as the list has it' },
      { from: 'company-page', to: 'pitch', because: 'the page shows the slides that applicants see' },
      { from: 'current-user', to: 'plans', because: 'the pages show what a company has subscribed to' },
      { from: 'groups', to: 'options', because: 'what a company said of its first survey was picked from lists' },
      { from: 'groups', to: 'plans', because: 'a new company begins with a trial' },
      { from: 'groups', to: 'places', because: 'a company is in a country' },
      { from: 'exports', to: 'reports', because: 'a file holds what the reports show' },
      { from: 'exports', to: 'results', because: 'a file holds what the lists of results show' },
      { from: 'exports', to: 'surveys', because: 'a file is read with the edition that was answered' },
      { from: 'groups', to: 'results', because: 'staff look at the results of a survey as its company does' },
      { from: 'groups', to: 'subscriptions', because: 'a company sees what it makes use of' },
      { from: 'groups', to: 'surveys', because: 'staff look at the surveys of a company as the company does' },
      { from: 'groups', to: 'teams', because: 'a new company begins with departments' },
      { from: 'imports', to: 'auth', because: 'whoever is new is sent the way to a password' },
      { from: 'imports', to: 'invitations', because: 'the people of a file are put on the list of a survey' },
      { from: 'imports', to: 'notifications', because: 'who began an import hears that it is done' },
      { from: 'imports', to: 'options', because: 'a file names what lists that staff edit offer' },
      { from: 'imports', to: 'places', because: 'a file names countries' },
      { from: 'invitations', to: 'options', because: 'whoever declines picks a reason from a list that staff edit' },
      { from: 'invitations', to: 'subscriptions', because: 'a plan has room for so many participants' },
      { from: 'interview-guides', to: 'reports', because: 'what is asked starts from what the report says' },
      { from: 'interview-guides', to: 'surveys', because: 'a statement is quoted with the situation of its edition' },
      {
        from: 'invitations',
        to: 'surveys',
        because: 'people are invited to a survey, in the edition that is answered',
      },
      { from: 'integrity', to: 'reports', because: 'what was recorded is looked at by whoever reads the report' },
      { from: 'integrity', to: 'surveys', because: 'what was recorded happened in a situation of the edition' },
      { from: 'invoices', to: 'places', because: 'an invoice is made out to somebody in a country' },
      { from: 'modules', to: 'respondent', because: 'a preview tells what an applicant would be told' },
      { from: 'imports', to: 'subscriptions', because: 'a plan has room for so many people of a file' },
      { from: 'imports', to: 'surveys', because: 'people are put on the list of a survey that one may see' },
      { from: 'modules', to: 'surveys', because: 'a preview is compiled as a survey is when it is published' },
      {
        from: 'people',
        to: 'auth',
        because: 'staff have the links sent and the passwords ended that signing in goes by',
      },
      { from: 'orders', to: 'subscriptions', because: 'an order of the shop gives its company a plan' },
      { from: 'people', to: 'options', because: 'what staff write about a person is picked from lists' },
      { from: 'people', to: 'places', because: 'what staff write about a person holds a country' },
      { from: 'people', to: 'impersonation', because: 'the list offers what the call would allow, by the same rule' },
      { from: 'people', to: 'reports', because: 'staff read what a person wrote as its company does' },
      { from: 'people', to: 'surveys', because: 'what a person wrote is read with the edition that asked for it' },
      { from: 'pitch', to: 'invitations', because: 'an applicant looks again at the pitches of what they took up' },
      { from: 'pitch', to: 'notifications', because: 'whoever writes a pitch hears what applicants ask about it' },
      { from: 'pitch', to: 'respondent', because: 'the pitch is shown to whoever has taken up a survey' },
      { from: 'pitch', to: 'surveys', because: 'a pitch says what the edition of the survey says about the job' },
      { from: 'pitch', to: 'slides', because: 'every slide keeps its picture in one way, whoever made it' },
      { from: 'orders', to: 'invoices', because: 'what staff enter gets its invoice or credit note' },
      { from: 'payments', to: 'billing-news', because: 'owners hear what became of a payment' },
      { from: 'payments', to: 'invoices', because: 'what is paid by card gets its invoice' },
      { from: 'payments', to: 'subscriptions', because: 'a plan by card takes its place among the plans of a company' },
      { from: 'billing-news', to: 'invoices', because: 'the address for bills hears of payments too' },
      { from: 'plans', to: 'notifications', because: 'who can pay hears that a plan is about to end' },
      {
        from: 'profile',
        to: 'auth',
        because: 'a wrong current password counts like a wrong sign-in, and a new address is confirmed like the first',
      },
      { from: 'privacy', to: 'auth', because: 'a wrong password counts like a wrong sign-in' },
      { from: 'privacy', to: 'people', because: 'an account is blanked in one way, whoever asks for it' },
      { from: 'profile', to: 'options', because: 'a profile holds what was picked from lists that staff edit' },
      { from: 'profile', to: 'places', because: 'a profile holds a country' },
      { from: 'profile', to: 'teams', because: 'a person says which departments they are in' },
      { from: 'report-links', to: 'reports', because: 'a link shows what the reports show' },
      { from: 'report-links', to: 'surveys', because: 'a link shows what its maker may see of the survey' },
      { from: 'reports', to: 'modules', because: 'a report is read by the queries of the module' },
      { from: 'reports', to: 'statement-pictures', because: 'who reads a report sees what was shown in it' },
      { from: 'reports', to: 'surveys', because: 'a report is read with the edition that was answered' },
      { from: 'respondent', to: 'integrity', because: 'who takes up a survey is seen from where, and whether again' },
      { from: 'respondent', to: 'invitations', because: 'an invitation lets a person in, and knows how far they came' },
      { from: 'respondent', to: 'notifications', because: 'companies hear that somebody has answered or declined' },
      { from: 'respondent', to: 'options', because: 'who declines picks a reason from a list that staff edit' },
      { from: 'respondent', to: 'results', because: 'who completes a survey has a result at that moment' },
      { from: 'respondent', to: 'statement-pictures', because: 'a statement can show a picture' },
      { from: 'respondent', to: 'surveys', because: 'people answer an edition of a survey' },
      { from: 'results', to: 'invitations', because: 'who is decided about is told in the words of the survey' },
      { from: 'results', to: 'surveys', because: 'results are read by whoever may see the survey' },
      { from: 'speech', to: 'respondent', because: 'only who holds the pen of a survey speaks in it' },
      { from: 'speech', to: 'surveys', because: 'an edition says whether answers may be spoken' },
      {
        from: 'surveys',
        to: 'hiring-strategies',
        because: 'a survey follows a way of hiring that staff have written',
      },
      { from: 'subscriptions', to: 'invoices', because: 'a plan that is paid for by hand gets its invoice' },
      { from: 'surveys', to: 'modules', because: 'a survey begins from what modules and templates offer' },
      { from: 'surveys', to: 'subscriptions', because: 'a plan has room for so many surveys' },
      { from: 'surveys', to: 'options', because: 'what a survey is for is picked from lists that staff edit' },
      { from: 'teams', to: 'subscriptions', because: 'a plan has room for so many colleagues' },
      { from: 'system', to: 'plans', because: 'the dashboard counts the companies that hold a plan' },
    ],
  },
  { folder: 'web/src/console/features', door: null, edges: [] },
]

/** The light door must open on a cheap phone: what it loads it loads for a reason, however many files lie between. */
const neverLoaded = [
  { from: 'web/src/{light,support}/**', packages: ['@mantine/**', '@tanstack/**', '@tabler/**', 'zod'] },
]

/** Where a statement touches more than one company, or cannot know which one, by number of uses. */
const acrossGroupsUses: Record<string, number> = {
  // Whom questions about a pitch wait for, and slides whose time is over, of whichever company.
  'server/src/features/pitch/asked-questions.queries.ts': 1,
  'server/src/features/pitch/removed-slides.queries.ts': 1,
  // The mail that a test has just queued, whoever it is for.
  'server/src/testing/path-records.ts': 1,
  'server/src/testing/staff-records.ts': 1,
  // Wherever a word stands that only one applicant has said.
  'server/src/testing/telling-applicant.ts': 1,
  // What a list has just read, counted.
  'server/src/platform/db/list-page.ts': 1,
  // Whom a notice is for, whichever company they work in.
  'server/src/features/catalogue/notices.queries.ts': 1,
  // Surveys that a note of staff's is about, whichever company's.
  'server/src/features/catalogue/references.queries.ts': 1,
  'server/src/features/catalogue/uses.queries.ts': 1,
  // Staff's log over all companies, on the screen and as a file.
  'server/src/features/audit/audit.queries.ts': 2,
  // Once a day: whose plan has ended, and whose card expires.
  'server/src/features/billing-news/billing-news.queries.ts': 2,
  // The companies that a person belongs to.
  'server/src/features/current-user/current-user.queries.ts': 1,
  // Once a day: what has expired, whoever asked for it.
  'server/src/features/exports/exports.queries.ts': 1,
  // One of staff's imports by its id.
  'server/src/features/imports/imports.queries.ts': 1,
  // Staff's list of invoices, one of them by its id, and once a day those whose PDF is missing.
  'server/src/features/invoices/invoices.queries.ts': 3,
  // A person's own invitation, by whichever company it is.
  'server/src/features/invitations/own-invites.queries.ts': 1,
  // Whose time has come and what has run out, at all companies.
  'server/src/features/invitations/sending.queries.ts': 2,
  // The survey behind a share link, by a visitor who cannot say which company it is.
  'server/src/features/invitations/share-links.queries.ts': 1,
  // Staff's log of mails over all companies, and one of them by its id.
  'server/src/features/mail/email-logs.queries.ts': 3,
  // A person's own notifications, from all their companies; and once a day what is too old, whoever was told it.
  'server/src/features/notifications/notifications.queries.ts': 2,
  // Staff's slides, with the companies that may show each.
  'server/src/features/slides/slides.queries.ts': 3,
  // Staff's list of people by their roles in any company, and the companies of each person on a page of it.
  'server/src/features/payments/payments.queries.ts': 2,
  'server/src/features/people/people.queries.ts': 2,
  // What a person is in each of their companies, for staff who change it.
  'server/src/features/people/person.queries.ts': 1,
  // The surveys that a person was invited to, at all companies.
  'server/src/features/people/person-results.queries.ts': 2,
  // Whether somebody has answered anywhere, and taking a person out of every company.
  'server/src/features/people/removal.queries.ts': 2,
  // What a person asks to see or to have erased, at whichever company it stands.
  'server/src/features/privacy/privacy.queries.ts': 7,
  // The surveys that are due to be deleted, whichever company's.
  'server/src/features/privacy/deleted-surveys.queries.ts': 1,
  // Staff's list of what companies paid, and one entry of it by its id.
  'server/src/features/orders/transactions.queries.ts': 2,
  // Whose company an order of the shop may be for: whichever the owner of its address has.
  'server/src/features/orders/wp-orders.queries.ts': 1,
  // The plans that end soon, whoever has them; how many companies hold one, for staff.
  'server/src/features/plans/plans.queries.ts': 3,
  // Whether a person has taken a survey before, of whichever company.
  'server/src/features/respondent/attempts.queries.ts': 1,
  // Every clock that ran while the server did not gets its time back.
  'server/src/features/respondent/outages.queries.ts': 1,
  // Once a day: when pictures from cameras go, and which recordings stay.
  'server/src/features/integrity/integrity.queries.ts': 1,
  'server/src/features/speech/recordings.queries.ts': 1,
  'server/src/features/statement-pictures/pictures.queries.ts': 1,
  // Staff's list of results, and whose run of a survey one of them is.
  'server/src/features/results/all-results.queries.ts': 2,
  // Every stored result, to be worked out again.
  'server/src/features/results/recompute.queries.ts': 1,
  // Staff's list of people who took several surveys, and where else they did.
  'server/src/features/results/repeated-attempts.queries.ts': 2,
  // Staff's list of pictures from the camera.
  'server/src/features/results/snapshots.queries.ts': 1,
  // Staff's list of the plans that companies have, and one of them by its id.
  'server/src/features/subscriptions/subscriptions.queries.ts': 2,
  // Staff's list of messages to support, and one of them by its id.
  'server/src/features/support/support.queries.ts': 2,
  // Staff's dashboard counts what happened on a day, and adds up what was paid.
  'server/src/features/system/dashboard.queries.ts': 2,
  // The sweep removes what is overdue, and looks which stored objects have a row, whoever they belong to.
  'server/src/platform/files/files.queries.ts': 2,
  // Staff's health page asks how many mails wait or have failed.
  'server/src/platform/mail/mail-health.queries.ts': 1,
  // The outbox is emptied in the order in which mails were written, whoever wrote them.
  'server/src/platform/mail/mail.queries.ts': 2,
}

const productCode = ['{contract,method,server}/src/**', '!**/*.test.ts', '!server/src/testing/**']
const databaseClock =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|\b(?:current_timestamp|current_date|current_time|localtimestamp)\b/i

/** What is walked in a browser, where everything comes when it comes. */
const journeys = ['e2e/**/*.ts']

const restrictions: Restriction[] = [
  {
    what: "the machine's clock",
    because: 'time comes from platform/clock, or tests and demonstrations cannot move it',
    in: productCode,
    except: ['server/src/platform/clock.ts'],
    found: ({ calls }) => calls.includes('Date.now()') || calls.includes('new Date()'),
  },
  {
    what: "the database's clock",
    because: 'time is a parameter of the statement, or tests and demonstrations cannot move it',
    in: productCode,
    except: [],
    found: ({ strings }) => strings.some((string) => databaseClock.test(string)),
  },
  {
    what: 'z.string()',
    because: 'text from outside is taken by text() of the contract, which refuses what no field may hold',
    in: ['{server,web,method}/src/**', '!**/*.test.ts'],
    // What these read does not come from people: settings, our own build and backups, the tools of a developer, programs
    // that sign what they send.
    except: [
      'server/src/features/orders/read-wp-delivery.ts',
      'server/src/platform/config.ts',
      'server/src/platform/db/backup/file-copies.ts',
      'server/src/platform/db/backup/manifest.ts',
      'server/src/platform/web/build.ts',
      'server/src/platform/dev/dev-routes.ts',
      'server/src/features/payments/receive-event.ts',
      'server/src/testing/payments.ts',
    ],
    found: ({ calls }) => calls.some((call) => /^z\s*\.string\(/.test(call)),
  },
  {
    what: 'waitForTimeout()',
    because: 'what is waited for by the clock has not come on a busy machine; forAWhile() is for the time of people',
    in: journeys,
    except: ['e2e/real-time.ts'],
    found: ({ calls }) => calls.some((call) => /\.waitForTimeout\(/.test(call)),
  },
  {
    what: 'boundingBox()',
    because: 'what is measured may still be moving; placeOf() measures once it lies still',
    in: journeys,
    except: ['e2e/places.ts'],
    found: ({ calls }) => calls.some((call) => /\.boundingBox\(/.test(call)),
  },
  {
    what: 'a look that does not wait',
    because: 'isVisible() and its like tell what is so at this moment; expect(…) waits until it is',
    in: journeys,
    except: [],
    found: ({ calls }) => calls.some((call) => /\.is(?:Visible|Hidden|Enabled|Disabled|Checked|Editable)\(/.test(call)),
  },
]

const paths = listPaths()
const files = readSources()

describe('architecture', () => {
  it('has no import but those that the table allows', () => {
    expect(forbiddenImports(files, table)).toEqual([])
  })

  it.each([
    ['method/src/score.ts', '@catchpitch/contract/limits'],
    ['contract/src/limits.ts', 'node:fs'],
    ['contract/src/limits.ts', 'react'],
    ['contract/src/limits.ts', '../../server/src/app.ts'],
    ['server/src/platform/mail/queue-mail.ts', '#features/teams/departments.queries'],
    ['server/src/platform/mail/queue-mail.ts', 'kysely'],
    ['server/src/features/teams/departments.routes.ts', 'kysely'],
    ['server/src/features/teams/departments.queries.ts', './rename-department.ts'],
    ['server/src/features/teams/rename-department.ts', 'pg'],
    ['server/src/features/teams/rename-department.ts', 'fastify'],
    ['server/src/features/teams/rename-department.ts', '#platform/http/bind'],
    ['server/src/features/teams/rename-department.ts', './departments.routes.ts'],
    ['server/src/features/teams/rename-department.ts', '#testing/make'],
    ['server/src/features/teams/departments.rules.ts', './departments.queries.ts'],
    ['server/src/features/teams/departments.policy.ts', '#platform/clock'],
    ['server/src/features/teams/departments.policy.ts', 'node:crypto'],
    ['web/src/ui/card.tsx', '@catchpitch/contract/limits'],
    ['web/src/ui/card.tsx', '../api/api.ts'],
    ['web/src/light/main.tsx', '../console/page.tsx'],
    ['web/src/light/main.tsx', '@mantine/core'],
    ['web/src/console/main.tsx', '../light/main.tsx'],
    ['web/src/console/main.tsx', '../../../server/src/app.ts'],
    ['web/src/console/page.tsx', './features/surveys/surveys-page.tsx'],
    ['e2e/sign-in.spec.ts', '../server/src/app.ts'],
    ['e2e/sign-in.spec.ts', '../web/src/stored.ts'],
    ['bench/load.ts', '../server/src/app.ts'],
    ['stripe-stand-in/src/store.ts', '@catchpitch/contract/limits'],
    ['server/src/app.ts', '@catchpitch/stripe-stand-in/start-stand-in'],
    ['scripts/start.mjs', 'vite'],
  ])('would not let %s import %s', (path, target) => {
    expect(forbiddenImports([parseSource(path, `import { a } from '${target}'`)], table)).toHaveLength(1)
  })

  it.each(neighbourhoods)('$folder: neighbours meet only where it is listed', (neighbourhood) => {
    expect(forbiddenCrossings(files, neighbourhood)).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(findCycle(files)).toBeNull()
  })

  it.each(neverLoaded)('$from never loads $packages', ({ from, packages }) => {
    // A test of a page loads the kit that both doors' tests share; it is never shipped.
    const shipped = files.filter(({ path }) => !path.includes('.test.'))
    expect(findPath(shipped, from, packages)).toBeNull()
  })

  it.each(restrictions)('keeps $what to where it belongs', (restriction) => {
    expect(forbiddenUsages(files, restriction)).toEqual([])
  })

  it("asks the database for the time in no migration's default", () => {
    const migrations = paths.filter((path) => path.startsWith('server/migrations/'))
    const withoutComments = (path: string) => readText(path).replaceAll(/--.*$/gm, '')
    expect(migrations.filter((path) => databaseClock.test(withoutComments(path)))).toEqual([])
  })

  it('reaches across companies only where it is counted', () => {
    const product = files.filter(({ path }) => path.startsWith('server/src/') && !path.endsWith('.test.ts'))
    expect(countCalls(product, 'acrossGroups(…)')).toEqual(acrossGroupsUses)
  })

  it('lists every file of endpoints in contract/src/endpoints.ts', () => {
    const listed = files.find(({ path }) => path === 'contract/src/endpoints.ts')?.imports.map(({ target }) => target)
    expect(listed?.toSorted()).toEqual(paths.filter((path) => path.endsWith('.endpoints.ts')).toSorted())
  })

  it('has no name that fits anything', () => {
    // A script is called as its command is: `npm run types`.
    expect(emptyNames(paths.filter((path) => !path.startsWith('scripts/')))).toEqual([])
  })
})
