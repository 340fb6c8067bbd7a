import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { mailTemplate, storedMailTemplate, templateKinds } from './mail-template.ts'

/** What the survey says itself, empty where it says nothing; and what is sent then. */
const template = storedMailTemplate.extend({ default: storedMailTemplate, version: z.int() })

const templates = z.object({
  survey: z.object({ id, name: z.string(), language }),
  invitation_template: template,
  acceptance_template: template,
  rejection_template: template,
})

export const getEmailTemplates = endpoint({
  method: 'GET',
  path: '/my-surveys/email-templates/{id}',
  access: company('survey.view'),
  summary: 'What a survey writes to its people, in each language, with the defaults behind it.',
  params: z.object({ id }),
  reply: templates,
})

const changed = { version: z.int() }

export const saveEmailTemplates = endpoint({
  method: 'POST',
  path: '/my-surveys/save-email-templates',
  access: company('survey.edit'),
  summary:
    'Word the mails of a survey. Those that are left out stay as they are; a text that is left empty is the default.',
  refusals: ['record.changed'],
  body: z.object({
    survey_id: id,
    invitation_template: mailTemplate('invitation').extend(changed).optional(),
    acceptance_template: mailTemplate('acceptance').extend(changed).optional(),
    rejection_template: mailTemplate('rejection').extend(changed).optional(),
  }),
  reply: templates,
})

const [invitation, acceptance, rejection] = templateKinds

/** One mail as it stands in the editor, saved or not. */
const draft = z.discriminatedUnion('kind', [
  mailTemplate(invitation).extend({ kind: z.literal(invitation), language }),
  mailTemplate(acceptance).extend({ kind: z.literal(acceptance), language }),
  mailTemplate(rejection).extend({ kind: z.literal(rejection), language }),
])

export const previewEmail = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/preview-email',
  access: company('survey.view'),
  summary: 'What somebody on the list would read, from a text that need not be saved yet; its link opens nothing.',
  params: z.object({ id }),
  body: z.object({ draft, invite_id: id.nullable().default(null) }),
  reply: z.object({
    from: z.object({ name: z.string(), email: z.string() }),
    /** Null while nobody is on the list: then it is written to an example. */
    to: z.object({ id, full_name: z.string(), email: z.string() }).nullable(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
})

export const sendTestInvitation = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/test-email',
  access: company('survey.edit'),
  summary: 'Send myself a mail as it stands in the editor, to see what others get.',
  refusals: ['mail.wait'],
  params: z.object({ id }),
  body: z.object({ draft }),
  reply: z.object({ email: z.string() }),
})
