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
  ip: string | null
  kind: number
  last_seen_at: Date
  reason: string | null
  revoked_at: Date | null
  token_hash: Buffer
  user_id: string
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
  groups: Groups
  mail_suppressions: MailSuppressions
  mails: Mails
  memberships: Memberships
  migrations: Migrations
  rate_limits: RateLimits
  sessions: Sessions
  users: Users
}
