import type { SpeechUnheard } from '@catchpitch/contract/speech/speech-code'
import { api } from '../../../../api/api.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { type Take, takes } from './takes.ts'

/**
 * What became of a recording: what was said; why nobody can tell, with the recording kept there or (`cut`, `limited`)
 * here; or what is wrong with it.
 */
export type Hearing =
  | { kind: 'heard'; text: string }
  | { kind: 'unheard'; reason: SpeechUnheard | 'cut' | 'limited' }
  | { kind: 'silent' }
  | { kind: 'refused' }

/** A minute of speech takes a busy server a while. */
const patience_ms = 90_000

function hearingOf(error: unknown): Hearing {
  if (!(error instanceof ApiError)) return { kind: 'unheard', reason: 'cut' }
  if (error.is('speech.silent')) return { kind: 'silent' }
  if (error.is('rate.limited')) return { kind: 'unheard', reason: 'limited' }
  return error.status === 422 ? { kind: 'refused' } : { kind: 'unheard', reason: 'cut' }
}

/** Sends a recording and tells what was said in it. It never fails: without a connection it stays on this device. */
export async function hearTake({ id, code, wav }: Take, token: string): Promise<Hearing> {
  try {
    const body = { recording_id: id, code }
    const options = { token, signal: AbortSignal.timeout(patience_ms) }
    const { data } = await api('POST /speech-to-text', { body, files: { audio: wav } }, options)
    if (data.text !== null) return { kind: 'heard', text: data.text }
    return { kind: 'unheard', reason: data.reason ?? 'failed' }
  } catch (error) {
    return hearingOf(error)
  }
}

const isKeptHere = (hearing: Hearing): boolean =>
  hearing.kind === 'unheard' && (hearing.reason === 'cut' || hearing.reason === 'limited')

export const isOnServer = (hearing: Hearing): boolean =>
  hearing.kind === 'heard' || (hearing.kind === 'unheard' && !isKeptHere(hearing))

let sending: Promise<void> | null = null

async function sendAll(test_id: string, token: string): Promise<void> {
  for (const take of await takes.of(test_id)) {
    if (!take.added) continue
    const hearing = await hearTake(take, token)
    if (isKeptHere(hearing)) return
    // Also what the server will never take: nobody is helped by sending it for ever.
    await takes.drop(take.id)
  }
}

/** Sends what became a statement while there was no connection. */
export function sendWaiting(test_id: string, token: string): Promise<void> {
  sending ??= sendAll(test_id, token).finally(() => {
    sending = null
  })
  return sending
}
