import type { z } from 'zod'
import type { FieldMessageKey, MessageParams } from './messages/messages.ts'

/** One thing wrong with one field, not yet in anybody's language. */
export type Problem = { field: string; key: FieldMessageKey; params: MessageParams }

type Issue = z.core.$ZodIssue

/**
 * A schema names its own message by its key; anything else zod says is its own English and is not for people. Told by
 * how it begins, not by looking it up: that would bring the English messages along into every page in every language.
 */
function isFieldMessageKey(message: string): message is FieldMessageKey {
  return message.startsWith('field.')
}

function sizeProblem(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Omit<Problem, 'field'> {
  const small = issue.code === 'too_small'
  const params: MessageParams = small ? { min: Number(issue.minimum) } : { max: Number(issue.maximum) }
  switch (issue.origin) {
    case 'string':
      if (small && params.min === 1) return { key: 'field.required', params: {} }
      return { key: small ? 'field.tooShort' : 'field.tooLong', params }
    case 'array':
    case 'set':
      return { key: small ? 'field.tooFew' : 'field.tooMany', params }
    default:
      return { key: small ? 'field.tooSmall' : 'field.tooBig', params }
  }
}

/** What a schema's own message is to be filled in with. */
function ownParams(issue: Issue): MessageParams {
  const given = issue.code === 'custom' ? Object.entries(issue.params ?? {}) : []
  const sayable = given.filter((param): param is [string, string | number] => /string|number/.test(typeof param[1]))
  return Object.fromEntries(sayable)
}

function problem(issue: Issue, value: unknown): Omit<Problem, 'field'> {
  if (value === undefined || value === null) return { key: 'field.required', params: {} }
  if (isFieldMessageKey(issue.message)) return { key: issue.message, params: ownParams(issue) }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue)
    case 'invalid_type':
      return {
        key: issue.expected === 'number' || issue.expected === 'int' ? 'field.number' : 'field.invalid',
        params: {},
      }
    case 'invalid_value':
      return { key: 'field.choice', params: {} }
    case 'invalid_union':
      // A form of several kinds knows by one field which of them it is, and that field offers only so many values.
      return { key: issue.discriminator === undefined ? 'field.invalid' : 'field.choice', params: {} }
    default:
      return { key: 'field.invalid', params: {} }
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

/**
 * Zod's findings as keys and parameters; server and forms translate them with the same words.
 * It needs the input as well, since zod does not keep what it refused: a field that was left out
 * and one that was filled wrongly would read alike.
 */
export function problemsOf(error: z.ZodError, input: unknown): Problem[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), ...problem(issue, valueAt(input, issue.path)) }))
}
