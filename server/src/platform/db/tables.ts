// Generated from the migrations by `npm run generate`; a test fails when it is out of date. Do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely'

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[]

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>

export type Json = ColumnType<unknown, string, string>

export interface AdminSlideGroups {
  admin_slide_id: string
  created_at: Date
  group_id: string
  shown_at: Date | null
}

export interface AdminSlides {
  archived_at: Date | null
  body: Json
  code: string | null
  created_at: Date
  file_id: string | null
  id: string
  kind: number
  name: Json
  name_key: GeneratedAlways<string>
  picture_text: Generated<Json>
  position: number
  search: GeneratedAlways<string>
  type: number
  updated_at: Date
  version: Generated<number>
  video: string | null
}

export interface Attempts {
  allow_paste: Generated<boolean>
  compare_ranking: number[] | null
  compare_revision: Generated<number>
  completed_at: Date | null
  consent_version: number | null
  consented_at: Date | null
  credited_ms: Generated<number>
  edition: number
  extra_time: Generated<number>
  group_id: string
  id: string
  input_method: number | null
  integrity_policy: Generated<number>
  invite_id: string
  is_repeat: Generated<boolean>
  network: string | null
  situation_ids: string[]
  started_at: Date
  state: Generated<number>
  step: number
  survey_id: string
  topic: Generated<number>
  user_id: string
  writer: Buffer
}

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

export interface BillingDetails {
  city: string
  country: string
  created_at: Date
  email: string | null
  group_id: string
  line1: string
  line2: string
  name: string
  postcode: string
  tax_number: string
  updated_at: Date
  version: Generated<number>
}

export interface Comments {
  attempt_id: string
  created_at: Date
  group_id: string
  id: string
  text: string
  updated_at: Date
  user_id: string
  version: Generated<number>
}

export interface CompanyPages {
  created_at: Date
  group_id: string
  shows_kept: boolean
  shows_pitch: boolean
  strategy_id: string | null
  updated_at: Date
  version: Generated<number>
}

export interface CompanyStories {
  body: Json
  created_at: Date
  group_id: string
  name: Json
  updated_at: Date
  version: Generated<number>
}

export interface ConsentTexts {
  body: Json
  published_at: Date
  version: number
}

export interface DailyFigures {
  completions: number
  counted_at: Date
  happened_on: string
  mails: number
  people: number
  surveys: number
}

export interface DeletedSurveys {
  deleted_at: Date | null
  group_id: string
  id: string
  invitations: ArrayType<Date>
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

export interface Dimensions {
  archived_at: Date | null
  code: string | null
  created_at: Date
  description: Json
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  updated_at: Date
  version: Generated<number>
}

export interface Erasures {
  counts: Json
  erased_at: Date
  id: string
  user_id: string
}

export interface Exports {
  created_at: Date
  expires_at: Date
  file_id: string | null
  file_name: string
  group_id: string
  id: string
  kind: number
  query: Json
  requested_by: string
  rows_done: Generated<number>
  rows_total: Generated<number>
  state: Generated<number>
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

export interface GroupMailSettings {
  created_at: Date
  group_id: string
  settings: Json
  updated_at: Date
  version: Generated<number>
}

export interface Groups {
  business_size: number | null
  country: string | null
  cover: string | null
  cover_file_id: string | null
  created_at: Date
  employees: number | null
  first_survey: Json | null
  id: string
  industry: string | null
  is_public: Generated<boolean>
  name: string
  promised_reply_days: number | null
  registration_number: string | null
  search: GeneratedAlways<string>
  settings: Generated<Json>
  slug: string | null
  suspended_at: Date | null
  updated_at: Date
  version: Generated<number>
}

export interface Guides {
  archived_at: Date | null
  audience: number
  body: Json
  code: string | null
  created_at: Date
  id: string
  industry_id: string | null
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  updated_at: Date
  version: Generated<number>
}

export interface Heartbeat {
  at: Date
  id: number
}

export interface HiringStrategies {
  archived_at: Date | null
  code: string | null
  created_at: Date
  description: Json
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  steps: Json
  updated_at: Date
  version: Generated<number>
}

export interface Imports {
  created_at: Date
  created_by: string | null
  ended_at: Date | null
  failure: string | null
  file_id: string | null
  file_name: string
  group_id: string
  id: string
  kind: number
  problems: Generated<Json>
  problems_total: Generated<number>
  rows_added: Generated<number>
  rows_bad: Generated<number>
  rows_done: Generated<number>
  rows_total: number | null
  started_at: Date | null
  state: Generated<number>
  survey_id: string | null
}

export interface IntegrityEvents {
  attempt_id: string
  characters: number | null
  detail: Json | null
  explained_at: Date | null
  explanation: Generated<string>
  file_id: string | null
  group_id: string
  happened_at: Date
  id: string
  kind: number
  lasted_ms: Generated<number>
  step: number
  topic: Generated<number>
}

export interface Interpretations {
  archived_at: Date | null
  /**
   * 1 micro, 2 small, 3 medium, 4 large. Null: for every size, unless there is a text for the company's own.
   */
  business_size: number | null
  code: string | null
  control: number | null
  created_at: Date
  description: Json
  dimension_id: string
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  quadrant: number
  search: GeneratedAlways<string>
  type: number
  updated_at: Date
  version: Generated<number>
}

export interface InterviewGuides {
  attempt_id: string
  created_at: Date
  group_id: string
  items: Json
  updated_at: Date
  version: Generated<number>
}

export interface InviteEvents {
  actor_id: string | null
  at: Date
  detail: Generated<Json>
  group_id: string
  id: string
  invite_id: string
  kind: number
}

export interface Invites {
  allow_paste: Generated<boolean>
  completed_at: Date | null
  country_code: string | null
  created_at: Date
  created_by: string | null
  decline_option: string | null
  decline_reason: string | null
  dimension_id: string | null
  email: string
  email_key: string
  erased_at: Date | null
  expires_at: Date
  expiry_weeks: Generated<number>
  extra_time: Generated<number>
  first_name: string
  group_id: string
  id: string
  interest: number | null
  interest_at: Date | null
  language: string
  last_name: string
  link_generation: Generated<number>
  mail_written_at: Date | null
  mobile: string | null
  no: number
  opened_at: Date | null
  scheduled_at: Date
  search: GeneratedAlways<string>
  sent_at: Date | null
  shortlisted_at: Date | null
  source: Generated<number>
  started_at: Date | null
  state: Generated<number>
  survey_id: string
  user_id: string | null
}

export interface InvoiceNumbers {
  last: number
  seller: string
  year: number
}

export interface Invoices {
  buyer: Json
  corrects_id: string | null
  currency: string
  file_id: string | null
  group_id: string
  id: string
  issued_at: Date
  kind: number
  language: string
  lines: Json
  number: string
  paid_at: Date
  paid_with: string | null
  payment_method: number
  reference: string
  search: GeneratedAlways<string>
  seller: Json | null
  subtotal_minor: number
  tax_minor: number
  tax_rate: number | null
  title: string
  transaction_id: string
}

export interface JobTemplates {
  archived_at: Date | null
  code: string | null
  created_at: Date
  description: Json
  id: string
  industry_id: string | null
  job_position: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  skills: Json
  supervision: number
  type: number
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
  attachment_file_id: string | null
  attachment_group_id: string | null
  attachment_name: string | null
  body_html: string
  body_text: string
  cause: string
  created_at: Date
  group_id: string
  id: string
  invite_id: string | null
  kind: string
  language: string
  last_error: string | null
  link_id: string | null
  reply_to_email: string | null
  reply_to_name: string | null
  search: GeneratedAlways<string>
  send_after: Date
  sent_at: Date | null
  state: Generated<number>
  status_change_id: string | null
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

export interface MailTemplates {
  body: Json
  created_at: Date
  id: string
  kind: string
  subject: Json
  updated_at: Date
  version: Generated<number>
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

export interface Milestones {
  body: Json
  created_at: Date
  file_id: string | null
  group_id: string
  happened_on: string
  id: string
  name: Json
  updated_at: Date
  version: Generated<number>
}

export interface Modules {
  archived_at: Date | null
  code: string | null
  completion_message: Json | null
  created_at: Date
  description: Json
  feelings_scale: number
  id: string
  instructions: Json
  kind: number
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  published_at: Date | null
  queries: Generated<Json>
  screening_suggestions: Generated<Json>
  search: GeneratedAlways<string>
  situation_ids: string[]
  things_to_remember: Json
  updated_at: Date
  version: Generated<number>
}

export interface Notes {
  archived_at: Date | null
  body: Json
  code: string | null
  created_at: Date
  created_by: string | null
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  subject: number
  subject_id: string
  type_id: string
  updated_at: Date
  version: Generated<number>
}

export interface Notices {
  archived_at: Date | null
  audience: number
  body: Json
  code: string | null
  created_at: Date
  ends_at: Date | null
  group_ids: Generated<string[]>
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  published_at: Date | null
  search: GeneratedAlways<string>
  starts_at: Date
  updated_at: Date
  version: Generated<number>
}

export interface Notifications {
  cause: string
  created_at: Date
  group_id: string | null
  id: string
  kind: string
  params: Json
  read_at: Date | null
  user_id: string
}

export interface Options {
  archived_at: Date | null
  code: string
  created_at: Date
  id: string
  list: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  senior: Generated<boolean>
  updated_at: Date
  version: Generated<number>
}

export interface Outages {
  from_at: Date
  id: string
  to_at: Date
}

export interface PaymentAccounts {
  card: Json | null
  created_at: Date
  group_id: string
  open_payment: Json | null
  stripe_customer_id: string
  synced_at: Date | null
  version: Generated<number>
}

export interface PaymentEvents {
  customer_id: string | null
  id: string
  processed_at: Date | null
  provider_id: string
  received_at: Date
  type: string
}

export interface Pitches {
  created_at: Date
  group_id: string
  id: string
  name: string
  slide_ids: string[]
  updated_at: Date
  version: Generated<number>
}

export interface PitchQuestions {
  answer: string | null
  answered_at: Date | null
  attempt_id: string
  created_at: Date
  group_id: string
  id: string
  question: string
  told_at: Date | null
  updated_at: Date
  version: Generated<number>
}

export interface PlanPrices {
  amount_minor: number
  created_at: Date
  currency: string
  period: number | null
  plan_id: string
  stripe_price_id: string
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
  search: GeneratedAlways<string>
  sku: string
  title: Json
  title_key: GeneratedAlways<string>
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

export interface Ratings {
  attempt_id: string
  group_id: string
  rated_at: Date
  rating: number
  user_id: string
}

export interface Recordings {
  attempt_id: string
  created_at: Date
  file_id: string
  group_id: string
  id: string
  seconds: number
}

export interface ReportLinks {
  attempt_ids: string[]
  created_at: Date
  created_by: string
  expires_at: Date
  group_id: string
  id: string
  kind: number
  level: number
  opened_at: Date | null
  revoked_at: Date | null
  survey_id: string
}

export interface Results {
  alignment: number
  attempt_id: string
  by_situation: Json
  completed_at: Date
  computed_at: Date
  cov_xx: number
  cov_xy: number
  cov_yy: number
  dimension_id: string | null
  events: Generated<number>
  group_id: string
  hired_on: string | null
  is_repeat: Generated<boolean>
  method_version: number
  module_kind: number
  name: string | null
  no: number
  reply_due_at: Date | null
  resigned_on: string | null
  search: GeneratedAlways<string> | null
  shades: number[]
  situations: number
  status: number | null
  status_at: Date | null
  status_change_id: string | null
  survey_id: string
  told_at: Date | null
  unmasked_at: Date | null
  x: number
  y: number
}

export interface ScreeningAnswers {
  attempt_id: string
  group_id: string
  position: number
  revision: number
  saved_at: Date
  text: string
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

export interface Settings {
  created_at: Date
  key: string
  updated_at: Date
  value: Json
  version: Generated<number>
}

export interface ShareLinks {
  created_at: Date
  created_by: string | null
  ended_at: Date | null
  group_id: string
  id: string
  survey_id: string
}

export interface ShowcasedPeople {
  consented_at: Date
  group_id: string
  position: number | null
  sentence: string
  shows_picture: boolean
  title: string
  user_id: string
}

export interface Situations {
  archived_at: Date | null
  code: string | null
  created_at: Date
  dimension_id: string
  id: string
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  quadrants: Json
  sample_statements: Json
  search: GeneratedAlways<string>
  text_display: Json
  topic: Json
  updated_at: Date
  version: Generated<number>
}

export interface Slides {
  body: Json
  created_at: Date
  file_id: string | null
  group_id: string
  id: string
  is_drawback: boolean
  kind: number
  name: Json
  picture_text: Generated<Json>
  position: number
  removed_at: Date | null
  topic: string
  type: number
  updated_at: Date
  version: Generated<number>
  video: string | null
  video_id: string | null
}

export interface SlideViews {
  attempt_id: string
  group_id: string
  reaction: string | null
  seen_at: Date
  slide_id: string
}

export interface StatementPictures {
  attempt_id: string
  created_at: Date
  file_id: string
  group_id: string
  id: string
}

export interface Statements {
  attempt_id: string
  group_id: string
  input_method: number
  link: string | null
  picture_id: string | null
  recording_id: string | null
  removed: Generated<boolean>
  revision: number
  saved_at: Date
  slot: number
  text: string
  topic: number
  written_at: Date
}

export interface StatusChanges {
  actor_id: string | null
  decided_at: Date
  group_id: string
  id: string
  items: Json
  notify: boolean
  reason: Generated<string>
  replaced_mails: Generated<string[]>
  status: number
  survey_id: string
  undo_until: Date
  undone_at: Date | null
}

export interface Subscriptions {
  anchor_at: Date | null
  cancel_at_end: Generated<boolean>
  created_at: Date
  ends_at: Date
  grace_ends_at: Date | null
  group_id: string
  id: string
  lapses_at: GeneratedAlways<Date | null> | null
  method: number | null
  plan_id: string
  starts_at: Date
  status: number
  stripe_checkout_id: string | null
  stripe_price_id: string | null
  stripe_subscription_id: string | null
  updated_at: Date
  version: Generated<number>
}

export interface SupportMessages {
  answered_at: Date | null
  answered_by: string | null
  created_at: Date
  draft_id: string
  email: string | null
  group_id: string
  id: string
  language: string
  message: string
  name: string | null
  number: Generated<number>
  page: string
  search: GeneratedAlways<string>
  user_id: string | null
}

export interface SurveyEditions {
  content: Json
  content_hash: Buffer
  edition: number
  group_id: string
  method_version: number
  published_at: Date
  survey_id: string
}

export interface SurveyMailTemplates {
  body: Json
  created_at: Date
  group_id: string
  kind: string
  subject: Json
  survey_id: string
  updated_at: Date
  version: Generated<number>
}

export interface Surveys {
  business_size: number | null
  created_at: Date
  created_by: string | null
  department_id: string | null
  description: Generated<string>
  edition: Generated<number>
  experience_type: string | null
  expires_at: Date
  expression: Generated<number[]>
  first_answer_at: Date | null
  goal_type: string | null
  group_id: string
  hash_id: Generated<string>
  hire_type: number | null
  id: string
  integrity_policy: Generated<number>
  job_position: string | null
  language: Generated<string>
  last_invite_no: Generated<number>
  left_out_interpretation_ids: Generated<string[]>
  level: Generated<number>
  may_explain: Generated<boolean>
  module_id: string | null
  module_kind: number | null
  name: string
  pitch_id: string | null
  purpose: Generated<string>
  query_ids: Generated<string[]>
  removed_at: Date | null
  role: Generated<string>
  screening_questions: Generated<string[]>
  search: GeneratedAlways<string>
  shows_names: Generated<boolean>
  shows_pitch: Generated<boolean>
  situation_ids: Generated<string[]>
  skills_required: Generated<string>
  status: Generated<number>
  strategy_id: string | null
  strategy_name: Generated<string>
  strategy_steps: Generated<Json>
  supervision_provided: number | null
  template_id: string | null
  updated_at: Date
  version: Generated<number>
}

export interface TeamInvitations {
  department_ids: string[]
  email_key: string
  first_name: string
  group_id: string
  id: string
  last_name: string
  link_id: string
  role_id: number
}

export interface Templates {
  archived_at: Date | null
  body: Json
  business_size: number | null
  code: string | null
  created_at: Date
  id: string
  industry_id: string | null
  job_position: string | null
  module_id: string | null
  name: Json
  name_key: GeneratedAlways<string>
  position: number
  search: GeneratedAlways<string>
  situation_ids: Generated<string[]>
  type: number
  updated_at: Date
  version: Generated<number>
}

export interface Topics {
  attempt_id: string
  closed_at: Date | null
  controls: number[] | null
  controls_revision: Generated<number>
  deadline_at: Date
  feelings: number[] | null
  feelings_revision: Generated<number>
  group_id: string
  position: number
  ranking: number[] | null
  ranking_revision: Generated<number>
  situation_id: string
  started_at: Date
}

export interface Transactions {
  amount_minor: number
  created_at: Date
  currency: string
  ends_at: Date | null
  entered_by: string | null
  evidence_file_id: string | null
  group_id: string
  id: string
  kind: Generated<number>
  method: number
  note: Generated<string>
  product_name: string
  purchased_at: Date
  reference: string
  refunds_id: string | null
  reverses_id: string | null
  search: GeneratedAlways<string>
  starts_at: Date | null
  status: number
  subscription_id: string | null
  tax_minor: Generated<number>
  type_id: string | null
  updated_at: Date
  version: Generated<number>
}

export interface Trials {
  registration_key: string
  started_at: Date
}

export interface Users {
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

export interface Videos {
  bytes: number
  created_at: Date
  file_id: string | null
  group_id: string
  id: string
  part_ids: Generated<string[]>
  poster_id: string | null
  problem: string | null
  received: Generated<number>
  state: Generated<number>
}

export interface WpOrders {
  activated_at: Date | null
  activated_by: string | null
  body: Json | null
  currency: string
  deleted: Generated<boolean>
  digest: string
  email_key: string | null
  erased_at: Date | null
  group_id: string | null
  id: string
  items: Json
  modified_at: Date
  name: string
  number: string
  rank: number
  received_at: Date
  search: GeneratedAlways<string>
  state: GeneratedAlways<number>
  status: string
  store: string
  subscription_id: string | null
  tax_minor: number
  total_minor: number
  wp_id: string
}

export interface Tables {
  admin_slide_groups: AdminSlideGroups
  admin_slides: AdminSlides
  attempts: Attempts
  audit_events: AuditEvents
  billing_details: BillingDetails
  comments: Comments
  company_pages: CompanyPages
  company_stories: CompanyStories
  consent_texts: ConsentTexts
  daily_figures: DailyFigures
  deleted_surveys: DeletedSurveys
  departments: Departments
  dimensions: Dimensions
  erasures: Erasures
  exports: Exports
  files: Files
  group_mail_settings: GroupMailSettings
  groups: Groups
  guides: Guides
  heartbeat: Heartbeat
  hiring_strategies: HiringStrategies
  imports: Imports
  integrity_events: IntegrityEvents
  interpretations: Interpretations
  interview_guides: InterviewGuides
  invite_events: InviteEvents
  invites: Invites
  invoice_numbers: InvoiceNumbers
  invoices: Invoices
  job_templates: JobTemplates
  links: Links
  mail_suppressions: MailSuppressions
  mail_templates: MailTemplates
  mails: Mails
  memberships: Memberships
  migrations: Migrations
  milestones: Milestones
  modules: Modules
  notes: Notes
  notices: Notices
  notifications: Notifications
  options: Options
  outages: Outages
  payment_accounts: PaymentAccounts
  payment_events: PaymentEvents
  pitch_questions: PitchQuestions
  pitches: Pitches
  plan_prices: PlanPrices
  plans: Plans
  preferences: Preferences
  rate_limits: RateLimits
  ratings: Ratings
  recordings: Recordings
  report_links: ReportLinks
  results: Results
  screening_answers: ScreeningAnswers
  sessions: Sessions
  settings: Settings
  share_links: ShareLinks
  showcased_people: ShowcasedPeople
  situations: Situations
  slide_views: SlideViews
  slides: Slides
  statement_pictures: StatementPictures
  statements: Statements
  status_changes: StatusChanges
  subscriptions: Subscriptions
  support_messages: SupportMessages
  survey_editions: SurveyEditions
  survey_mail_templates: SurveyMailTemplates
  surveys: Surveys
  team_invitations: TeamInvitations
  templates: Templates
  topics: Topics
  transactions: Transactions
  trials: Trials
  users: Users
  videos: Videos
  wp_orders: WpOrders
}
