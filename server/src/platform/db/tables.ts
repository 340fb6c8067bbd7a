// Generated from the migrations by `npm run tables`; a test fails when it is out of date. Do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely'

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>

export type Json = ColumnType<unknown, string, string>

export interface AuditEvents {
  action: string
  actor_id: string | null
  at: Date
  detail: Generated<Json>
  group_id: string
  id: string
  impersonator_id: string | null
  ip: string | null
  request_id: string | null
  subject: string | null
  subject_id: string | null
}

export interface Departments {
  created_at: Date
  group_id: string
  id: string
  name: string
  name_key: GeneratedAlways<string>
  updated_at: Date
  version: Generated<number>
}

export interface Files {
  attempt_id: string | null
  bytes: number
  content_type: string
  created_at: Date
  delete_after: Date | null
  duration_ms: number | null
  group_id: string
  height: number | null
  id: string
  purpose: number
  sha256: Buffer
  storage_key: string
  uploaded_by: string | null
  width: number | null
}

export interface Groups {
  business_size: number | null
  country: string | null
  created_at: Date
  employees: number | null
  id: string
  is_public: Generated<boolean>
  name: string
  page: Json | null
  page_published_at: Date | null
  promised_reply_days: number | null
  registration_number: string | null
  search: GeneratedAlways<string>
  settings: Generated<Json>
  slug: string | null
  stripe_customer_id: string | null
  suspended_at: Date | null
  updated_at: Date
  version: Generated<number>
}

export interface Links {
  created_at: Date
  created_by: string | null
  email: string
  email_key: string
  expires_at: Date
  group_id: string | null
  id: string
  purpose: string
  revoked_at: Date | null
  subject_id: string
  used_at: Date | null
}

export interface Mails {
  body_html: string
  body_text: string
  cause: string
  created_at: Date
  group_id: string
  id: string
  kind: string
  language: string
  last_error: string | null
  link_id: string | null
  send_after: Date
  sent_at: Date | null
  state: Generated<number>
  subject: string
  to_email: string
  to_name: string
  tries: Generated<number>
  user_id: string | null
}

export interface MailSuppressions {
  at: Date
  email_key: string
  reason: number
}

export interface Memberships {
  deactivated_at: Date | null
  department_ids: Generated<string[]>
  group_id: string
  hired_on: string | null
  invited_by: string | null
  joined_at: Date | null
  resigned_on: string | null
  role_id: number
  user_id: string
}

export interface Migrations {
  applied_at: Date
  checksum: string
  name: string
}

export interface Options {
  archived_at: Date | null
  code: string
  created_at: Date
  id: string
  list: string
  name: Json
  position: number
  updated_at: Date
  version: Generated<number>
}

export interface Plans {
  archived_at: Date | null
  created_at: Date
  currency: string
  description: Json
  id: string
  kind: number
  limits: Json
  period: number | null
  position: number
  price_minor: number | null
  sku: string
  stripe_price_id: string | null
  title: Json
  updated_at: Date
  version: Generated<number>
}

export interface Preferences {
  key: string
  user_id: string
  value: Json
}

export interface RateLimits {
  hits: number
  key: string
  window_ends_at: Date
}

export interface Sessions {
  attempt_id: string | null
  created_at: Date
  device: string | null
  expires_at: Date
  group_id: string | null
  impersonator_id: string | null
  impersonator_session: Buffer | null
  ip: string | null
  kind: number
  last_seen_at: Date
  reason: string | null
  revoked_at: Date | null
  token_hash: Buffer
  user_id: string
}

export interface Subscriptions {
  cancel_at_end: Generated<boolean>
  created_at: Date
  ends_at: Date
  group_id: string
  id: string
  method: number | null
  plan_id: string
  starts_at: Date
  status: number
  stripe_subscription_id: string | null
  updated_at: Date
  version: Generated<number>
}

export interface Trials {
  registration_key: string
  started_at: Date
}

export interface Users {
  age_range: number | null
  born_on: string | null
  country: string | null
  country_code: string | null
  created_at: Date
  deactivated_at: Date | null
  education_level: string | null
  email: string
  email_key: string
  employment_status: string | null
  erased_at: Date | null
  failed_sign_ins: Generated<number>
  first_name: string
  gender: string | null
  id: string
  intro_steps: Generated<number>
  is_receive: Generated<boolean>
  language: Generated<string>
  last_name: string
  locked_until: Date | null
  mobile: string | null
  password_hash: string | null
  password_temporary: Generated<boolean>
  picture_file_id: string | null
  platform_role: number | null
  search: GeneratedAlways<string>
  unique_id: string
  updated_at: Date
  username: string | null
  verified_at: Date | null
  version: Generated<number>
}

export interface Tables {
  audit_events: AuditEvents
  departments: Departments
  files: Files
  groups: Groups
  links: Links
  mail_suppressions: MailSuppressions
  mails: Mails
  memberships: Memberships
  migrations: Migrations
  options: Options
  plans: Plans
  preferences: Preferences
  rate_limits: RateLimits
  sessions: Sessions
  subscriptions: Subscriptions
  trials: Trials
  users: Users
}
