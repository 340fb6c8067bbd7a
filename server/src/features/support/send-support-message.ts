import type { BodyOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { sendSupportMessage as endpoint } from '@catchpitch/contract/support/support.endpoints'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import type { Person } from '#platform/session/session'
import { queueSupportMail } from './queue-support-mail.ts'
import { findCompanyOf, findWriter, insertSupportMessage, numberOfDraft } from './support.queries.ts'

type Form = BodyOf<typeof endpoint>

/** Who writes: what is stored of them, and what the mail says. */
async function writerOf(db: Connection, person: Person | null, form: Form) {
  if (person) {
    const { first_name, last_name, email } = await findWriter(db, person.id)
    const company = form.group_id ? await findCompanyOf(db, form.group_id, person.id) : undefined
    return {
      row: { user_id: person.id, name: null, email: null },
      name: `${first_name} ${last_name}`.trim(),
      email,
      company: company ?? null,
    }
  }
  const { name, email } = form
  if (name === undefined || email === undefined) {
    const missing = [...(name === undefined ? ['name'] : []), ...(email === undefined ? ['email'] : [])]
    return refuseProblems(missing.map((field) => ({ field, key: 'field.required', params: {} })))
  }
  return { row: { user_id: null, name, email }, name, email, company: null }
}

/**
 * Stores a message and mails it to support, both or neither. The writer gets no copy: whoever types somebody else's
 * address into the form could otherwise have us write to them.
 */
export async function sendSupportMessage(
  { db, now, language, person, installation }: Context<(typeof endpoint)['access']>,
  form: Form,
) {
  // Words in somebody's name are theirs alone; staff who look through their eyes have other ways to reach support.
  if (person?.impersonator_id) return refuse('impersonation.forbidden')
  const { row, name, email, company } = await writerOf(db, person, form)
  const { draft_id, page, message } = form
  const group_id = company?.id ?? platformGroupId
  const id = newId(now)
  const number = await insertSupportMessage(db, { ...row, group_id, id, draft_id, language, page, message }, now)
  if (number === null) return { id: null, group_id, number: await numberOfDraft(db, group_id, draft_id) }
  const letter = { id, number, name, email, company: company?.name ?? null, page, message, language }
  await queueSupportMail(db, installation.support_email, letter, now)
  return { id, group_id, number }
}
