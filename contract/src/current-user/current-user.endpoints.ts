import { z } from 'zod'
import { open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { holdingStatuses } from '../plans/plans.ts'
import { preferenceKey } from './preferences.ts'

const role = z.object({ id: z.int(), key: z.string(), name: z.string() })

const option = z.object({ id, name: z.string() })

const plan = z.object({
  title: z.string(),
  kind: z.int(),
  status: z.enum(holdingStatuses),
  ends_at: z.iso.datetime(),
  /** The last payment failed: until then everything works, and afterwards nothing can be changed. */
  grace_ends_at: z.iso.datetime().nullable(),
})

const membership = z.object({
  id,
  name: z.string(),
  role,
  permissions: z.array(z.string()),
  group_user: z.object({ role: z.object({ key: z.string() }) }),
  departments: z.array(option),
  /** Null: the company has no plan, or its time is over. */
  hasActivePlan: z.object({ plan }).nullable(),
  /** Closed by staff: its people can do nothing in it until they open it again. */
  suspended: z.boolean(),
})

const currentUser = z.object({
  id,
  uniqueId: z.string(),
  username: z.string().nullable(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Signed, and good for an hour or two; null where there is none. */
  picture: z.string().nullable(),
  gender: z.string().nullable(),
  country_code: z.string().nullable(),
  mobile: z.string().nullable(),
  dob: z.string().nullable(),
  age_range: z.int().nullable(),
  employment_status: z.string().nullable(),
  education_level: z.string().nullable(),
  country: z.string().nullable(),
  is_receive: z.boolean(),
  hired_at: z.string().nullable(),
  resigned_at: z.string().nullable(),
  language,
  introSteps: z.int(),
  verified: z.boolean(),
  /** The platform role of staff, else the role in the selected company, else in one that they work in, else applicant. */
  role,
  /** What staff may do; what a person may do in a company stands with that company. */
  permissions: z.array(z.string()),
  groups: z.array(membership),
  /** Of the selected company: the one asked for, else the one last worked in, else the only one. */
  hasActivePlan: z.object({ plan }).nullable(),
  /** The departments that a manager is limited to in the selected company; empty means all. */
  managerDepartments: z.array(option),
  /** Who is really sitting there, while staff look through this person's eyes. */
  impersonate: z
    .object({
      impersonate_by: z.object({ id, full_name: z.string() }),
      reason: z.string(),
      since: z.iso.datetime(),
    })
    .nullable(),
  preferences: z.record(z.string(), z.unknown()),
  version: z.int(),
})

export type CurrentUser = z.infer<typeof currentUser>

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/user',
  access: signedIn(),
  summary: 'Who I am, the companies I belong to and what I may do in each.',
  query: z.object({ group_id: id.optional() }),
  reply: currentUser,
})

const languageChoice = z.object({
  language,
  languages: z.array(z.object({ code: language, name: z.string() })),
})

export const getLanguage = endpoint({
  method: 'GET',
  path: '/get-language',
  access: open(),
  summary: 'The languages on offer, and the one this caller is answered in.',
  reply: languageChoice,
})

export const selectLanguage = endpoint({
  method: 'POST',
  path: '/select-language',
  access: signedIn(),
  summary: 'Choose the language of my screens, messages and mails.',
  body: z.object({ language }),
  reply: languageChoice,
})

const introSteps = {
  access: signedIn(),
  body: z.object({ intro_steps: z.int().min(0).max(limits.intro_steps.max) }),
  reply: z.object({ intro_steps: z.int() }),
}

export const updateIntroSteps = endpoint({
  method: 'PATCH',
  path: '/user/intro-steps',
  summary: 'Remember how far I have come in the tour, one step at a time; a step that was passed is never taken back.',
  ...introSteps,
})

/** The same call under the specification's second name. */
export const updateAccountIntroSteps = endpoint({
  method: 'PATCH',
  path: '/accounts/update-intro-steps',
  summary: 'The same as `PATCH /user/intro-steps`.',
  ...introSteps,
})

export const updateRole = endpoint({
  method: 'POST',
  path: '/accounts/update-role',
  access: signedIn(),
  summary: 'Take another company, and the role that I hold in it, as the one I work in.',
  refusals: ['record.missing'],
  body: z.object({ group_id: id, role_id: z.int() }),
  reply: z.object({ group_id: id, role, permissions: z.array(z.string()) }),
})

export const updatePreference = endpoint({
  method: 'POST',
  path: '/update-preference',
  access: signedIn(),
  summary: 'Whether I may be contacted for other positions.',
  body: z.object({ may_be_contacted: z.boolean() }),
  reply: z.object({ may_be_contacted: z.boolean() }),
})

export const saveUserPreference = endpoint({
  method: 'POST',
  path: '/save-user-preference',
  access: signedIn(),
  summary: 'Keep a choice of display or notifications, such as the columns of a list.',
  body: z.object({
    key: preferenceKey,
    /** Null forgets the choice. */
    value: z.union([
      z.boolean(),
      z.number(),
      text({ max: 2000, min: 0 }),
      z.array(text({ max: 100 })).max(100),
      z.null(),
    ]),
  }),
  reply: z.object({ key: z.string(), value: z.unknown() }),
})
