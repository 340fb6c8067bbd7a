import type { Tables } from '#platform/db/tables'

/** What ties a row to a person, by the name of the column. */
export type Trace =
  /** The id of their account. */
  | { person: string }
  /** Their address, in the one spelling that addresses are compared in. */
  | { address_key: string }
  /** Their address as somebody typed it. */
  | { address: string }
  /** An invite of theirs, at the company of the row. */
  | { invite: string }
  /** A run of theirs, at the company of the row. */
  | { attempt: string }
  /** A run of theirs among several: an array of objects with an `attempt_id`. */
  | { attempt_among: string }

/**
 * What erasing does to the rows. `with`: nothing by itself, they go with the row that they hang on. `blank`: the row stays,
 * for figures and for what others wrote; these columns are emptied, by the expression for it in SQL.
 */
type Erasing = 'remove' | { with: keyof Tables } | { blank: Readonly<Record<string, string>> }

export type Holding = {
  table: keyof Tables
  traces: readonly [Trace, ...Trace[]]
  /** Columns that the person is not given: keys and secrets of ours, and copies of what stands beside them. */
  withheld: readonly string[]
  erasing: Erasing
}

const ofAttempt = (table: keyof Tables, withheld: readonly string[] = []): Holding => ({
  table,
  traces: [{ attempt: 'attempt_id' }],
  withheld,
  erasing: { with: 'attempts' },
})

/**
 * Every place in which something about a person stands. What they can download and what is erased are both read from
 * here, so that neither can know of a place that the other does not. They are worked off from top to bottom: what finds
 * rows by an invite or a run stands before the invites and runs themselves.
 */
export const holdings: readonly Holding[] = [
  ofAttempt('topics'),
  ofAttempt('statements'),
  ofAttempt('screening_answers'),
  ofAttempt('recordings'),
  ofAttempt('statement_pictures'),
  ofAttempt('integrity_events'),
  ofAttempt('slide_views'),
  // With its answer, which was given to them; what others should go on reading belongs on a slide.
  ofAttempt('pitch_questions'),
  ofAttempt('results', ['search']),
  // What colleagues of a company thought of them, without which of them it was.
  ofAttempt('comments', ['user_id']),
  ofAttempt('ratings', ['user_id']),
  ofAttempt('interview_guides'),
  {
    table: 'audit_events',
    traces: [{ attempt: 'subject_id' }],
    withheld: ['actor_id', 'impersonator_id', 'ip', 'request_id'],
    // Why an owner wanted to know who they are; that one did stays on record.
    erasing: { blank: { detail: "detail - 'reason'" } },
  },
  {
    table: 'status_changes',
    traces: [{ attempt_among: 'items' }],
    // One decision may be about many people.
    withheld: ['items', 'replaced_mails'],
    // That it was taken stays; why is about them.
    erasing: { blank: { reason: "''" } },
  },
  {
    table: 'files',
    traces: [{ attempt: 'attempt_id' }],
    withheld: ['storage_key', 'sha256'],
    // The sweep removes the object and then the row.
    erasing: { blank: { delete_after: ':now' } },
  },
  { table: 'attempts', traces: [{ person: 'user_id' }], withheld: ['writer'], erasing: 'remove' },
  {
    table: 'mails',
    traces: [{ person: 'user_id' }, { invite: 'invite_id' }, { address: 'to_email' }],
    withheld: ['search', 'body_html', 'cause'],
    erasing: {
      blank: {
        to_email: "''",
        to_name: "''",
        subject: "''",
        body_html: "''",
        body_text: "''",
        last_error: 'null',
        // What has not gone out never will: 0 pending, 3 declined.
        state: 'case when state = 0 then 3 else state end',
      },
    },
  },
  {
    table: 'mails',
    traces: [{ address: 'reply_to_email' }],
    withheld: ['search', 'body_html', 'body_text', 'cause', 'to_email', 'to_name'],
    erasing: { blank: { reply_to_email: 'null', reply_to_name: 'null' } },
  },
  {
    table: 'invite_events',
    traces: [{ invite: 'invite_id' }],
    withheld: [],
    // Kinds and times, which the company's funnel is counted from, and nothing that somebody wrote.
    erasing: { blank: {} },
  },
  {
    table: 'invites',
    traces: [{ person: 'user_id' }, { address_key: 'email_key' }],
    withheld: ['search'],
    erasing: {
      blank: {
        user_id: 'null',
        first_name: "''",
        last_name: "''",
        email: "''",
        email_key: 'id::text',
        country_code: 'null',
        mobile: 'null',
        decline_reason: 'null',
        erased_at: ':now',
      },
    },
  },
  {
    table: 'support_messages',
    traces: [{ person: 'user_id' }, { address: 'email' }],
    withheld: ['search', 'draft_id'],
    erasing: 'remove',
  },
  {
    // Who paid in our shop. That somebody did, what and how much stays, as with every payment.
    table: 'wp_orders',
    traces: [{ address_key: 'email_key' }],
    withheld: ['search', 'digest', 'rank'],
    // What the shop tells later brings nothing of it back.
    erasing: { blank: { email_key: 'null', name: "''", body: 'null', erased_at: ':now' } },
  },
  // Where a company has its invoices sent.
  { table: 'billing_details', traces: [{ address: 'email' }], withheld: [], erasing: { blank: { email: 'null' } } },
  { table: 'memberships', traces: [{ person: 'user_id' }], withheld: [], erasing: 'remove' },
  // What they agreed to be shown of them.
  { table: 'showcased_people', traces: [{ person: 'user_id' }], withheld: ['position'], erasing: 'remove' },
  { table: 'notifications', traces: [{ person: 'user_id' }], withheld: [], erasing: 'remove' },
  { table: 'preferences', traces: [{ person: 'user_id' }], withheld: [], erasing: 'remove' },
  {
    table: 'sessions',
    traces: [{ person: 'user_id' }],
    withheld: ['token_hash', 'impersonator_session'],
    erasing: 'remove',
  },
  {
    table: 'links',
    traces: [{ person: 'subject_id' }, { address_key: 'email_key' }],
    withheld: ['email_key'],
    erasing: 'remove',
  },
  // Invitations into the teams of companies.
  { table: 'team_invitations', traces: [{ address_key: 'email_key' }], withheld: ['email_key'], erasing: 'remove' },
  { table: 'mail_suppressions', traces: [{ address_key: 'email_key' }], withheld: [], erasing: 'remove' },
  // What staff have written down about them.
  {
    table: 'notes',
    traces: [{ person: 'subject_id' }],
    withheld: ['name_key', 'search'],
    erasing: 'remove',
  },
  {
    table: 'audit_events',
    traces: [{ person: 'actor_id' }, { person: 'subject_id' }],
    withheld: [],
    // Who did what, from where, stays on record by ids. The reason for impersonating somebody is the one text in it.
    erasing: { blank: { detail: "detail - 'reason'" } },
  },
  {
    table: 'users',
    traces: [{ person: 'id' }],
    withheld: ['password_hash', 'email_key', 'search'],
    // In the same way as an account that staff remove.
    erasing: { blank: {} },
  },
]

/** Tables in which nothing about a person stands but, here and there, the id of their account. */
export const holdNothing = [
  'admin_slide_groups',
  'admin_slides',
  'company_pages',
  'company_stories',
  'consent_texts',
  'daily_figures',
  // When people were invited, and not who.
  'deleted_surveys',
  'departments',
  'dimensions',
  'erasures',
  // What was asked for, by ids and filters; the files themselves are given up when somebody in them is erased.
  'exports',
  'group_mail_settings',
  'groups',
  'guides',
  'heartbeat',
  'hiring_strategies',
  // What was wrong in a file, by line and column; the file itself is given up when somebody in it is erased.
  'imports',
  'interpretations',
  'invoice_numbers',
  // Companies by their names and addresses, as the law wants them kept; where they were sent does not stand on them.
  'invoices',
  'job_templates',
  'mail_templates',
  'migrations',
  'milestones',
  'modules',
  'notices',
  'options',
  'outages',
  // A card is known by its brand and last digits, and belongs to the company.
  'payment_accounts',
  'payment_events',
  'pitches',
  'plan_prices',
  'plans',
  // Which runs a link shows, by their ids: of one that is gone it shows nothing.
  'report_links',
  // Addresses stand in it as hashes, for minutes.
  'rate_limits',
  'settings',
  'share_links',
  'situations',
  'slides',
  'subscriptions',
  'survey_editions',
  'survey_mail_templates',
  'surveys',
  'templates',
  'transactions',
  'trials',
  'videos',
] as const satisfies readonly (keyof Tables)[]
