import { type SyntheticEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { SentIcon } from './support-icons.tsx'
import { useT } from './support-words.ts'
import { type Field, useSupportMessage } from './use-support-message.ts'
import type { Writer } from './writer.ts'

function subscribeToLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useOnline = () => useSyncExternalStore(subscribeToLine, () => navigator.onLine)

type FieldProps = {
  name: Field
  label: string
  hint?: string
  error: string | undefined
  value: string
  onType: (value: string) => void
}

const fieldKinds = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const

function SupportField({ name, label, hint, error, value, onType }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    value,
    'aria-invalid': error !== undefined,
    'aria-required': true,
    ...(described && { 'aria-describedby': described }),
  }
  return (
    <div className="support-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="support-hint">
          {hint}
        </p>
      )}
      {name === 'message' ? (
        <textarea {...control} rows={5} onChange={(event) => onType(event.currentTarget.value)} />
      ) : (
        <input {...control} {...fieldKinds[name]} onChange={(event) => onType(event.currentTarget.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className="support-error">
          {error}
        </p>
      )}
    </div>
  )
}

type Sent = { number: number; email: string }

function SentMessage({ sent, onDone, onAnother }: { sent: Sent; onDone: () => void; onAnother: () => void }) {
  const t = useT()
  const words = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: reading goes on with what came of it.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="support-sent">
      <SentIcon size={40} />
      <h3 ref={words} tabIndex={-1}>
        {t('support.sentTitle')}
      </h3>
      <p>{t('support.sentText', { number: sent.number, email: sent.email })}</p>
      <div className="support-actions">
        <button type="button" className="button" onClick={onAnother}>
          {t('support.another')}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {t('support.close')}
        </button>
      </div>
    </div>
  )
}

/** Writes to support: visitors say who they are, of everybody else it is known. */
export function SupportForm({ writer, onDone }: { writer: Writer; onDone: () => void }) {
  const t = useT()
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const { draft, type, errors, alert, sending, sent, asksWho, send, another } = useSupportMessage(writer)

  useEffect(() => {
    const wrong = Object.keys(errors).length > 0
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  if (sent) return <SentMessage sent={sent} onDone={onDone} onAnother={another} />

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!sending) void send()
  }
  const field = (name: Field) => ({
    name,
    value: draft[name],
    error: errors[name],
    onType: (value: string) => type(name, value),
  })
  return (
    <form ref={form} className="support-form" noValidate onSubmit={submit}>
      <p className="support-lead">
        {asksWho || writer.kind === 'visitor' ? t('support.lead') : t('support.leadPerson', { email: writer.email })}
        {!asksWho && writer.kind === 'person' && writer.company && (
          <> {t('support.company', { company: writer.company.name })}</>
        )}
      </p>
      {asksWho && (
        <>
          <SupportField {...field('name')} label={t('support.name')} />
          <SupportField {...field('email')} label={t('support.email')} />
        </>
      )}
      <SupportField {...field('message')} label={t('support.message')} hint={t('support.hint')} />
      <p role="alert" className="support-alert">
        {alert}
      </p>
      <p role="status" className="support-note">
        {!online && !alert && t('support.offline')}
      </p>
      <div className="support-actions">
        <button type="submit" className="button button-primary" aria-disabled={sending}>
          {t('support.send')}
        </button>
      </div>
    </form>
  )
}
