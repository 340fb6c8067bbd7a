import type { Call } from './call.ts'

/** What travels with a call: in its query, in what it sends, or in what it answers. Fields of a list stand behind its name. */
type Shape = {
  readonly name: string
  readonly call: Call
  readonly part: 'query' | 'body' | 'reply'
  readonly fields: readonly string[]
}

/** Section 3: the entities, each where people meet it. */
const entities = [
  {
    name: 'invite',
    call: 'POST /my-surveys/{id}/add-participants',
    part: 'body',
    fields: [
      'participants.first_name',
      'participants.last_name',
      'participants.email',
      'participants.country_code',
      'participants.mobile',
      'participants.dimension_id',
      'participants.scheduled_at',
      'participants.survey_expiry',
    ],
  },
  {
    name: 'survey',
    call: 'GET /my-surveys/{id}/show',
    part: 'reply',
    fields: [
      'id',
      'name',
      'description',
      'purpose',
      'role',
      'skills_required',
      'supervision_provided',
      'job_position',
      'goal_type',
      'hire_type',
      'business_size',
      'module.id',
      'group_id',
      'expires_at',
      'hashId',
      'questions',
      'participants.invited',
      'index_criteria.id',
    ],
  },
  { name: 'new survey', call: 'POST /my-surveys/store', part: 'body', fields: ['template_id', 'name'] },
  { name: 'survey in a drop-down', call: 'GET /my-surveys', part: 'reply', fields: ['hashId', 'name'] },
  {
    name: 'started survey',
    call: 'POST /survey-test/{id}',
    part: 'reply',
    fields: ['completed', 'test.state.test_id'],
  },
  {
    name: 'pitch',
    call: 'GET /user-sliders',
    part: 'reply',
    fields: [
      'job_position',
      'skills_required',
      'supervision_provided',
      'position_applied',
      'hiring_strategy.name',
      'slides.name',
      'slides.body',
    ],
  },
  {
    name: 'email templates of a survey',
    call: 'GET /my-surveys/email-templates/{id}',
    part: 'reply',
    fields: ['invitation_template.body', 'acceptance_template.body', 'rejection_template.body'],
  },
  {
    name: 'user',
    call: 'GET /user',
    part: 'reply',
    fields: [
      'username',
      'full_name',
      'email',
      'picture',
      'gender',
      'mobile',
      'country_code',
      'role.key',
      'language',
      'introSteps',
      'uniqueId',
      'dob',
      'age_range',
      'employment_status',
      'education_level',
      'country',
      'hired_at',
      'resigned_at',
      'verified',
      'groups.id',
      'groups.name',
      'groups.permissions',
      'groups.departments.name',
      'groups.role.key',
      'groups.role.name',
      'groups.group_user.role.key',
      'groups.hasActivePlan.plan',
      'hasActivePlan.plan',
      'managerDepartments.id',
      'impersonate.impersonate_by',
    ],
  },
  // The age range follows from the date of birth and is never typed.
  {
    name: 'profile form',
    call: 'POST /accounts/profile',
    part: 'body',
    fields: [
      'departments',
      'first_name',
      'last_name',
      'email',
      'mobile',
      'employment_status',
      'education_level',
      'country',
      'is_receive',
      'dob',
      'picture',
    ],
  },
  { name: 'department', call: 'GET /departments', part: 'reply', fields: ['id', 'name'] },
  { name: 'cover photo', call: 'GET /cover-photo', part: 'reply', fields: ['picture', 'code'] },
  {
    name: 'milestone',
    call: 'GET /business-intelligence/milestones',
    part: 'reply',
    fields: ['name.en', 'body.en', 'picture', 'happened_on'],
  },
  {
    name: 'situation',
    call: 'GET /admin/situations/{id}',
    part: 'reply',
    fields: [
      'name.en',
      'topic.en',
      'text_display.en',
      'sample_statements.en',
      'quadrants.parameter.en',
      'quadrants.much.en',
      'quadrants.some.en',
      'quadrants.none.en',
    ],
  },
  {
    name: 'interpretation',
    call: 'GET /admin/interpretations/{id}',
    part: 'reply',
    fields: ['name.en', 'description.en', 'business_size', 'type'],
  },
  {
    name: 'module',
    call: 'GET /admin/modules/{id}',
    part: 'reply',
    fields: ['name.en', 'kind', 'situations.id', 'queries.name.en', 'screening_suggestions.en', 'feelings_scale'],
  },
  { name: 'statement', call: 'POST /statement', part: 'body', fields: ['topic', 'slot', 'text', 'input_method'] },
  { name: 'decline option', call: 'GET /surveys/decline-options', part: 'reply', fields: ['code', 'name'] },
  { name: 'shade', call: 'GET /admin/shades', part: 'reply', fields: ['id', 'quadrant', 'control'] },
  {
    name: 'plan in force',
    call: 'GET /subscriptions/status',
    part: 'reply',
    fields: ['active.plan.title', 'active.starts_at', 'active.ends_at'],
  },
  {
    name: 'order',
    call: 'GET /orders/{id}',
    part: 'reply',
    fields: [
      'plan_title',
      'start_date',
      'end_date',
      'product_name',
      'purchased_at',
      'transaction_id',
      'payment_method',
      'subscription_name',
    ],
  },
  // The email's type, its recipient, its title; and on its own page what it says.
  { name: 'email', call: 'GET /email-logs', part: 'reply', fields: ['kind', 'to_email', 'title', 'state'] },
  { name: 'email to read', call: 'GET /email-logs/{id}', part: 'reply', fields: ['kind', 'to_email', 'title', 'html'] },
  {
    name: 'system email',
    call: 'GET /admin/email-logs',
    part: 'reply',
    fields: ['kind', 'to_email', 'title', 'state'],
  },
  { name: 'group in a drop-down', call: 'GET /admin/groups/drop-down', part: 'reply', fields: ['id', 'name'] },
] as const satisfies Shape[]

const listed = ['page', 'keyword', 'filter', 'order']

/** Section 7: what calls are asked with and answer, where it is named. */
const namedInCalls = [
  { name: 'list of participants', call: 'GET /participants', part: 'query', fields: ['group_id', ...listed] },
  { name: 'list of invites', call: 'GET /my-surveys/{id}/invites', part: 'query', fields: ['group_id', ...listed] },
  { name: 'list of colleagues', call: 'GET /teams', part: 'query', fields: ['group_id', ...listed] },
  { name: 'list of users', call: 'GET /admin/users', part: 'query', fields: listed },
  { name: 'signing in', call: 'POST /login', part: 'body', fields: ['email', 'password', 'remember'] },
  { name: 'signed in', call: 'POST /login', part: 'reply', fields: ['token'] },
  {
    name: 'temporary sign-in',
    call: 'POST /temp-login',
    part: 'body',
    fields: ['unique_id', 'email', 'expires', 'signature'],
  },
  { name: 'joining', call: 'POST /users/join', part: 'body', fields: ['token', 'email'] },
  {
    name: 'confirming an address',
    call: 'GET /email/verify/{id}/{hash}',
    part: 'query',
    fields: ['expires', 'signature'],
  },
  { name: 'user of a group', call: 'GET /user', part: 'query', fields: ['group_id'] },
  { name: 'step of the tour', call: 'PATCH /user/intro-steps', part: 'body', fields: ['intro_steps'] },
  { name: 'steps of the tour', call: 'PATCH /user/intro-steps', part: 'reply', fields: ['intro_steps'] },
  { name: 'own session again', call: 'POST /impersonate/stop', part: 'reply', fields: ['token'] },
  { name: 'invites sent again', call: 'POST /my-surveys/{id}/resend-invite', part: 'body', fields: ['invite_id'] },
  { name: 'invites removed', call: 'POST /my-surveys/{id}/remove-invite', part: 'body', fields: ['invite_id'] },
  {
    name: 'results of a company',
    call: 'GET /my-surveys/results',
    part: 'query',
    fields: ['group_id', 'start_date', 'end_date', 'page', 'module_type_id'],
  },
  {
    name: 'bulk change of results',
    call: 'POST /my-surveys/survey-result-status',
    part: 'body',
    fields: ['result_ids', 'status'],
  },
  { name: 'chosen language', call: 'POST /select-language', part: 'body', fields: ['language'] },
  { name: 'new password', call: 'POST /passwords/change', part: 'body', fields: ['password', 'password_confirmation'] },
  { name: 'picture from the camera', call: 'POST /screen-shot', part: 'body', fields: ['picture'] },
  { name: 'spoken statement', call: 'POST /speech-to-text', part: 'body', fields: ['audio'] },
  { name: 'imported people', call: 'POST /my-surveys/{id}/import-participants', part: 'body', fields: ['file'] },
] as const satisfies Shape[]

/** Calls that take nothing: the specification sends them with an empty body. */
export const emptyBodies: readonly Call[] = ['POST /logout', 'POST /impersonate/stop']

export const shapes: readonly Shape[] = [...entities, ...namedInCalls]
