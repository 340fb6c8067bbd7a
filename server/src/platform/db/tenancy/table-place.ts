import type { Tables } from '../tables.ts'

/**
 * Whose rows a table holds. A tenant table belongs to the companies: `group_id` stands first in its primary key and in
 * every statement that touches it. A shared table belongs to the platform: people, and what staff maintain.
 *
 * A session names a company only when it is a survey's; it is the person's all the same, and found before any company
 * is known. So is a link, by a visitor who has no session to say which company it leads into. A notification is read by
 * its person alone, those of all their companies in one list.
 */
export const tablePlace = {
  admin_slide_groups: 'tenant',
  admin_slides: 'shared',
  attempts: 'tenant',
  audit_events: 'tenant',
  billing_details: 'tenant',
  comments: 'tenant',
  company_pages: 'tenant',
  company_stories: 'tenant',
  consent_texts: 'shared',
  daily_figures: 'shared',
  deleted_surveys: 'tenant',
  departments: 'tenant',
  dimensions: 'shared',
  erasures: 'shared',
  files: 'tenant',
  groups: 'shared',
  group_mail_settings: 'tenant',
  guides: 'shared',
  heartbeat: 'shared',
  hiring_strategies: 'shared',
  exports: 'tenant',
  report_links: 'tenant',
  imports: 'tenant',
  invoice_numbers: 'shared',
  invoices: 'tenant',
  integrity_events: 'tenant',
  interpretations: 'shared',
  interview_guides: 'tenant',
  invite_events: 'tenant',
  invites: 'tenant',
  job_templates: 'shared',
  links: 'shared',
  mail_suppressions: 'shared',
  mail_templates: 'shared',
  mails: 'tenant',
  memberships: 'tenant',
  migrations: 'shared',
  milestones: 'tenant',
  modules: 'shared',
  notes: 'shared',
  notices: 'shared',
  notifications: 'shared',
  options: 'shared',
  outages: 'shared',
  payment_accounts: 'tenant',
  payment_events: 'shared',
  pitches: 'tenant',
  pitch_questions: 'tenant',
  plan_prices: 'shared',
  plans: 'shared',
  preferences: 'shared',
  rate_limits: 'shared',
  ratings: 'tenant',
  recordings: 'tenant',
  results: 'tenant',
  screening_answers: 'tenant',
  sessions: 'shared',
  settings: 'shared',
  share_links: 'tenant',
  showcased_people: 'tenant',
  situations: 'shared',
  slide_views: 'tenant',
  slides: 'tenant',
  statement_pictures: 'tenant',
  statements: 'tenant',
  status_changes: 'tenant',
  subscriptions: 'tenant',
  support_messages: 'tenant',
  survey_editions: 'tenant',
  survey_mail_templates: 'tenant',
  surveys: 'tenant',
  team_invitations: 'tenant',
  templates: 'shared',
  topics: 'tenant',
  transactions: 'tenant',
  trials: 'shared',
  users: 'shared',
  videos: 'tenant',
  wp_orders: 'shared',
} as const satisfies Record<keyof Tables, 'tenant' | 'shared'>

const places = new Map<string, 'tenant' | 'shared'>(Object.entries(tablePlace))

/** Anything that is no table of ours, such as the name of a subquery, is derived from tables that are looked at themselves. */
export function placeOf(name: string): 'tenant' | 'shared' | 'derived' {
  return places.get(name) ?? 'derived'
}
