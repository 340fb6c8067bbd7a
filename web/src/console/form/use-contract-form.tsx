import { problemsOf } from '@catchpitch/contract/problems'
import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** For a record that others change too. Without it a conflict is only told. */
  onConflict?: Conflict
  /** Whatever is typed or chosen, for a page that shows what comes of it. */
  onChange?: (values: Values) => void
}

/** Somebody else was faster. Whoever sits here decides which of the two is kept; nothing typed is lost before that. */
export type Conflict = {
  /** Shows the record as it is now, in place of what was typed: fetches it, and gives the form a new `key`. */
  takeTheirs: () => Promise<void>
  /** Leaves what was typed, and takes the version of the record as it is now for the next try. */
  keepMine: () => Promise<void>
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

/** A button that is disabled while it sends loses the focus to nowhere; afterwards it has it again. */
function useKeptFocus(sending: boolean): () => void {
  const holder = useRef<Element | null>(null)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!sending && lost && holder.current instanceof HTMLElement) holder.current.focus()
    if (!sending) holder.current = null
  }, [sending])
  return () => {
    holder.current = document.activeElement
  }
}

/** Two presses within a frame, before the button is drawn as disabled, must not become two records. */
function useOneAtATime(): (deed: () => Promise<void>) => Promise<void> {
  const underWay = useRef(false)
  return async (deed) => {
    if (underWay.current) return
    underWay.current = true
    try {
      await deed()
    } finally {
      underWay.current = false
    }
  }
}

/**
 * A form over one schema of the contract. Problems stand at their field, whether found here or by the server; what
 * belongs to no field on the screen stands in `alert`; the first field with a problem gets focus.
 */
export function useContractForm<Schema extends z.ZodObject, Values extends Draft<Schema> & Record<string, unknown>>(
  options: ContractFormOptions<Schema, Values>,
) {
  const { schema, initial, besides, under, send, onRefused, onConflict, onChange } = options
  const [alert, setAlert] = useState<ReactNode>(null)
  const [sending, setSending] = useState(false)
  const [conflicting, setConflicting] = useState(false)
  const oneAtATime = useOneAtATime()
  const keepFocus = useKeptFocus(sending)
  const fields = Object.keys(initial)
  const bodyOf = (values: Values) => ({ ...values, ...besides?.() })

  const isOnScreen = (path: string): boolean => form.getInputNode(path) !== null

  /** The first problem of each field; a problem of no field keeps the path it came with. */
  const byField = (told: readonly Told[]): FormErrors => {
    const errors: FormErrors = {}
    for (const { path, text } of told) errors[fieldOfPath(path, { fields, isOnScreen, under }) ?? path] ??= text
    return errors
  }

  const belongsHere = (path: string) => fieldOfPath(path, { fields, isOnScreen }) === path

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: initial,
    ...(onChange && { onValuesChange: onChange }),
    validate: (values): FormErrors => byField(problemsIn(schema, bodyOf(values))),
  })

  /**
   * What is said where no field can say it: because it is about none, or about one that is not on the screen now. If
   * there is nothing, what else.
   */
  const tellRest = (errors: FormErrors, otherwise: ReactNode) => {
    const rest = Object.entries(errors).filter(([path]) => !belongsHere(path) || !isOnScreen(path))
    setAlert(rest.length > 0 ? rest.map(([path, text]) => <div key={path}>{text}</div>) : otherwise)
  }

  const focusFirst = (errors: FormErrors) => {
    const wrong = Object.keys(errors)
      .filter((path) => belongsHere(path))
      .map((path) => form.getInputNode(path))
    firstOnScreen(wrong)?.focus()
  }

  const showProblems = (errors: FormErrors) => {
    tellRest(errors, null)
    focusFirst(errors)
  }

  const showRefusal = (refusal: ApiError) => {
    const errors = byField(problemsOfRefusal(refusal))
    form.setErrors(errors)
    // Also above fields that say what is wrong: it came back from the server, so something on the screen must have moved.
    tellRest(errors, refusal.message)
    focusFirst(errors)
  }

  const showing = async (deed: () => Promise<void>) => {
    keepFocus()
    setAlert(null)
    setSending(true)
    try {
      await deed()
      setConflicting(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setConflicting(error.is('record.changed'))
      showRefusal(error)
      onRefused?.(error)
    } finally {
      setSending(false)
    }
  }

  /** One at a time; whatever the server refuses is shown. */
  const attempt = (deed: () => Promise<void>) => oneAtATime(() => showing(deed))

  const submit = (values: Values) => attempt(async () => send(schema.parse(bodyOf(values))))

  const offerOf = ({ takeTheirs, keepMine }: Conflict): Conflict => ({
    takeTheirs: () => attempt(takeTheirs),
    keepMine: () => attempt(keepMine),
  })

  return {
    form,
    alert,
    sending,
    /** Null, unless somebody else has changed the record meanwhile; for `ConflictOffer`. */
    conflict: conflicting && onConflict ? offerOf(onConflict) : null,
    onSubmit: form.onSubmit((values) => void submit(values), showProblems),
    /** Whether leaving would lose something. What is on its way leads on by itself. */
    isUnsaved: () => !sending && form.isDirty(),
  }
}
