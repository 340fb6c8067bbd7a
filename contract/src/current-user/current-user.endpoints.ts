import { z } from 'zod'
import { open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'

const role = z.object({ id: z.int(), key: z.string(), name: z.string() })

const membership = z.object({
  id,
  name: z.string(),
  role,
  permissions: z.array(z.string()),
  group_user: z.object({ role: z.object({ key: z.string() }) }),
})

const currentUser = z.object({
  id,
  uniqueId: z.string(),
  username: z.string().nullable(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language,
  introSteps: z.int(),
  verified: z.boolean(),
  /** The platform role of staff, else the role in the selected company, else applicant. */
  role,
  /** What staff may do; what a person may do in a company stands with that company. */
  permissions: z.array(z.string()),
  groups: z.array(membership),
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
