import { problemsOf } from '@catchpitch/contract/problems'
import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { fieldOfPath } from './field-of-path.ts'
import { ProblemText } from './problem-text.tsx'

/** What stands in the fields while they are being filled in: not yet what the schema asks for. */
type Draft<Schema extends z.ZodObject> = { readonly [Field in keyof z.input<Schema>]?: unknown }

type ContractFormOptions<Schema extends z.ZodObject, Values extends Draft<Schema>> = {
  /** The contract's own schema of the body: the server will check by the same. */
  schema: Schema
  /** A value for every field on the screen. */
  initial: Values
  /** What goes along and stands in no field. */
  besides?: () => Draft<Schema>
  /** Where in the call's body these fields are, if not at its top; the server names them with it. */
  under?: string
  send: (values: z.output<Schema>) => Promise<void>
  /** What else to do when the server has refused, once its messages are on the screen. */
  onRefused?: (refusal: ApiError) => void
}

type Told = { path: string; text: ReactNode }

function problemsIn(schema: z.ZodObject, values: unknown): Told[] {
  const checked = schema.safeParse(values)
  if (checked.success) return []
  return problemsOf(checked.error, values).map((problem) => ({
    path: problem.field,
    text: <ProblemText problem={problem} />,
  }))
}

function problemsOfRefusal({ error }: ApiError): Told[] {
  return Object.entries(error).map(([path, messages]) => ({ path, text: messages.join(' ') }))
}

/** In which order fields stand may depend on the language: family names come first in Chinese. */
function firstOnScreen(nodes: readonly (HTMLElement | null)[]): HTMLElement | undefined {
  const present = nodes.filter((node) => node !== null)
  return present.find((node) => present.every((other) => node === other || isBefore(node, other)))
}

const isBefore = (node: Node, other: Node) =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * A form over one schema of the contract. Problems stand at their field, whether found here or by the server; what
 * belongs to no field on the screen stands in `alert`; the first field with a problem gets focus.
 */
export function useContractForm<Schema extends z.ZodObject, Values extends Draft<Schema> & Record<string, unknown>>(
  options: ContractFormOptions<Schema, Values>,
) {
  const { schema, initial, besides, under, send, onRefused } = options
  const [alert, setAlert] = useState<ReactNode>(null)
  const [sending, setSending] = useState(false)
  const fields = Object.keys(initial)
  const bodyOf = (values: Values) => ({ ...values, ...besides?.() })

  /** The first problem of each field; a problem of no field keeps the path it came with. */
  const byField = (told: readonly Told[]): FormErrors => {
    const errors: FormErrors = {}
    for (const { path, text } of told) errors[fieldOfPath(path, fields, under) ?? path] ??= text
    return errors
  }

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: (values): FormErrors => byField(problemsIn(schema, bodyOf(values))),
  })

  /** What is said where no field can say it. */
  const tellRest = (errors: FormErrors) => {
    const rest = Object.entries(errors).filter(([path]) => !fields.includes(path))
    setAlert(rest.length > 0 ? rest.map(([path, text]) => <div key={path}>{text}</div>) : null)
  }

  const focusFirst = (errors: FormErrors) => {
    const wrong = fields.filter((field) => Boolean(errors[field])).map((field) => form.getInputNode(field))
    firstOnScreen(wrong)?.focus()
  }

  const showProblems = (errors: FormErrors) => {
    tellRest(errors)
    focusFirst(errors)
  }

  const showRefusal = (refusal: ApiError) => {
    const errors = byField(problemsOfRefusal(refusal))
    form.setErrors(errors)
    showProblems(errors)
    if (Object.keys(errors).length === 0) setAlert(refusal.message)
  }

  const submit = async (values: Values) => {
    setAlert(null)
    setSending(true)
    try {
      await send(schema.parse(bodyOf(values)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showRefusal(error)
      onRefused?.(error)
    } finally {
      setSending(false)
    }
  }

  return {
    form,
    alert,
    sending,
    onSubmit: form.onSubmit((values) => void submit(values), showProblems),
    /** Whether leaving would lose something. What is on its way leads on by itself. */
    isUnsaved: () => !sending && form.isDirty(),
  }
}
