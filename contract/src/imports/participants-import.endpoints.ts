import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { flag, orNothing } from '../fields/parts.ts'
import { id } from '../ids.ts'
import { inviteWeeks } from '../invitations/invite-state.ts'
import { limits } from '../limits.ts'
import { problemInFile } from './problem-in-file.ts'

/** Parts of a form are texts, so that a number comes as its digits. */
const weeks = z.preprocess(
  (part) => (part === undefined || part === '' ? inviteWeeks.one : Number(part)),
  z.enum(inviteWeeks),
)

export const importParticipants = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/import-participants',
  access: company('invite.send'),
  summary:
    'Invite the people of a file whose rows are right; what is wrong with the others is named by line and column. Asked only to check, it invites nobody.',
  refusals: ['survey.closed', 'plan.participants'],
  params: z.object({ id }),
  upload: { field: 'file', bytes: limits.spreadsheet.bytes, too_large: 'field.sheet.bytes' },
  body: z.object({
    /** Only looks through the file. */
    check: flag.default(false),
    /** For rows that name none: when their mails go out; nothing: now. */
    scheduled_at: orNothing(z.iso.datetime()),
    survey_expiry: weeks,
  }),
  reply: z.object({
    rows_total: z.int(),
    rows_bad: z.int(),
    added: z.int(),
    /** People of whom only a few questions are asked, because of the dimension that their row names. */
    few_questions: z.int(),
    problems: z.array(problemInFile),
    problems_total: z.int(),
    /** The rows that were left out, as a file with the reasons: to be mended and sent again. */
    failed_rows: z.object({ file_name: z.string(), content_type: z.string(), base64: z.string() }).nullable(),
  }),
  // Reading the file can take seconds, in which no transaction should be open.
  transaction: 'own',
})
