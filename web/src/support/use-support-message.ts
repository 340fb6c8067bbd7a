import { useState } from 'react'
import { api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { type SupportDraft, supportDraft } from './support-draft.ts'
import { useT } from './support-words.ts'
import type { Writer } from './writer.ts'

export type Field = 'name' | 'email' | 'message'
type Errors = { [Name in Field]?: string }

const fields = ['name', 'email', 'message'] as const

function bodyOf({ draft_id, name, email, message }: SupportDraft, writer: Writer, asksWho: boolean) {
  const page = window.location.pathname.slice(0, 200)
  if (asksWho) return { draft_id, message, page, name, email }
  const company = writer.kind === 'person' ? writer.company : null
  return { draft_id, message, page, ...(company && { group_id: company.id }) }
}

/** The server's words about fields, the first of each. */
function errorsIn({ error }: ApiError): Errors {
  return Object.fromEntries(fields.flatMap((field) => (error[field]?.[0] ? [[field, error[field][0]]] : [])))
}

/** A message on its way: from the first letter, which is kept on the device, to the number that support gave it. */
export function useSupportMessage(writer: Writer) {
  const t = useT()
  const [draft, setDraft] = useState(supportDraft.read)
  const [errors, setErrors] = useState<Errors>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ number: number; email: string } | null>(null)
  // A session can end while somebody writes. The server then asks who they are, as it asks every visitor.
  const [asksWho, setAsksWho] = useState(writer.kind === 'visitor')

  const refuse = (refusal: ApiError) => {
    const found = errorsIn(refusal)
    setErrors(found)
    if (found.name !== undefined || found.email !== undefined) setAsksWho(true)
    if (Object.keys(found).length > 0) return
    setAlert(`${refusal.message} ${t('support.kept')}`)
  }

  const send = async () => {
    const asked = asksWho ? fields : (['message'] as const)
    const empty = asked.filter((field) => draft[field].trim() === '')
    setErrors(Object.fromEntries(empty.map((field) => [field, t('field.required')])))
    setAlert(null)
    if (empty.length > 0) return
    setSending(true)
    try {
      const { data } = await api('POST /support/messages', { body: bodyOf(draft, writer, asksWho) })
      setSent({ number: data.number, email: asksWho || writer.kind === 'visitor' ? draft.email : writer.email })
      setDraft(supportDraft.next(draft))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error)
    } finally {
      setSending(false)
    }
  }

  return {
    draft,
    errors,
    alert,
    sending,
    sent,
    asksWho,
    send,
    type(field: Field, value: string) {
      const next = { ...draft, [field]: value }
      setDraft(next)
      supportDraft.keep(next)
    },
    another: () => setSent(null),
  }
}
