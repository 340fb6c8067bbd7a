import { problemsOf } from '@catchpitch/contract/problems'
import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { ProblemText } from './problem-text.tsx'

type ContractFormOptions<Schema extends z.ZodObject> = {
  /** The contract's own schema of the body: the server will check by the same. */
  schema: Schema
  /** A value for every field, in the order in which they stand on the screen. */
  initial: z.input<Schema> & Record<string, unknown>
  send: (values: z.output<Schema>) => Promise<void>
  /** What else to do when the server has refused, once its messages are on the screen. */
  onRefused?: (refusal: ApiError) => void
}

function problemTexts(schema: z.ZodObject, values: unknown): FormErrors {
  const checked = schema.safeParse(values)
  if (checked.success) return {}
  const errors: FormErrors = {}
  for (const problem of problemsOf(checked.error, values)) errors[problem.field] ??= <ProblemText problem={problem} />
  return errors
}

/**
 * A form over one schema of the contract. Problems stand at their field, whether found here or by the server; what
 * belongs to no field on the screen stands in `alert`; the first field with a problem gets focus.
 */
export function useContractForm<Schema extends z.ZodObject>(options: ContractFormOptions<Schema>) {
  const { schema, initial, send, onRefused } = options
  const [alert, setAlert] = useState<ReactNode>(null)
  const [sending, setSending] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: (values): FormErrors => problemTexts(schema, values),
  })
  const fields = Object.keys(initial)

  const focusFirst = (errors: FormErrors) => {
    const first = fields.find((field) => Boolean(errors[field]))
    if (first) form.getInputNode(first)?.focus()
  }

  const showRefusal = (refusal: ApiError) => {
    const known = Object.entries(refusal.error).filter(([field]) => fields.includes(field))
    const unknown = Object.entries(refusal.error).filter(([field]) => !fields.includes(field))
    const errors = Object.fromEntries(known.map(([field, messages]) => [field, messages.join(' ')]))
    form.setErrors(errors)
    focusFirst(errors)
    if (known.length === 0) setAlert(refusal.message)
    else if (unknown.length > 0) setAlert(unknown.flatMap(([, messages]) => messages).join(' '))
  }

  const submit = async (values: unknown) => {
    setAlert(null)
    setSending(true)
    try {
      await send(schema.parse(values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showRefusal(error)
      onRefused?.(error)
    } finally {
      setSending(false)
    }
  }

  return { form, alert, sending, onSubmit: form.onSubmit((values) => void submit(values), focusFirst) }
}
