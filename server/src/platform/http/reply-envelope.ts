import type { Endpoint } from '@catchpitch/contract/endpoint'
import type { Envelope } from '@catchpitch/contract/envelope'
import type { Language } from '@catchpitch/contract/languages'
import { translate } from '#platform/i18n/translate'
import type { Outcome } from './context.ts'

/** What a call that went well is answered with. */
export function replyEnvelope(
  { reply }: Pick<Endpoint, 'reply'>,
  outcome: Pick<Outcome<unknown>, 'data' | 'pagination' | 'message'>,
  language: Language,
): Envelope<unknown> {
  return {
    status: 200,
    // Parsing the reply drops every column that was not agreed on, so a query that reads too much leaks nothing.
    data: reply.parse(outcome.data),
    pagination: outcome.pagination ?? null,
    message: outcome.message ? translate(language, outcome.message) : null,
  }
}
