import type { ErrorEnvelope } from '@catchpitch/contract/envelope'
import { type ErrorCode, errors } from '@catchpitch/contract/errors'
import type { Language } from '@catchpitch/contract/languages'
import type { Problem } from '@catchpitch/contract/problems'
import { isDatabaseDown } from '#platform/db/database-down'
import { translate } from '#platform/i18n/translate'
import { Refusal } from '#platform/refusal'

function byField(problems: readonly Problem[], language: Language): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const { field, key, params } of problems) {
    messages[field] = [...(messages[field] ?? []), translate(language, key, params)]
  }
  return messages
}

function statusCodeOf(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null
}

/** What the HTTP server itself refuses before any of our code runs, in our own words. */
function codeOfServerError(error: unknown): ErrorCode {
  const status = statusCodeOf(error)
  if (status === 413) return 'input.tooLarge'
  if (status === 415) return 'input.type'
  if (status !== null && status >= 400 && status < 500) return 'input.invalid'
  return isDatabaseDown(error) ? 'server.busy' : 'server.failed'
}

/** Any failure as one of the closed list. What went wrong inside is for the log, never for the caller. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(codeOfServerError(error))
}

export function errorReply(refusal: Refusal, language: Language): ErrorEnvelope {
  const { status, message } = errors[refusal.code]
  return {
    status,
    message: translate(language, message, refusal.params),
    code: refusal.code,
    error: byField(refusal.problems, language),
  }
}
