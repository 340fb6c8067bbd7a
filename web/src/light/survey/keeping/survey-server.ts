import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import type { TestPlace } from '@catchpitch/contract/respondent/test-step'
import { api } from '../../../api/api.ts'
import { fullRanking } from './answers.ts'
import type { Change, ShortAnswerChange, StatementChange } from './change.ts'
import type { Kept } from './kept.ts'

/** Where the end of a step has led, and when, by the server. */
export type Arrival = TestPlace & { now: string; deadline_at: string | null }

/** All that is said between this device and the server while a survey is taken. Rejects as `api` does. */
export type SurveyServer = {
  /** Changes that go into one call; what comes back is where the end of a step has led, null for all else. */
  send: (kept: Kept, changes: readonly Change[]) => Promise<Arrival | null>
  readState: (kept: Kept) => Promise<TestState>
  readContent: (kept: Kept) => Promise<TestContent>
  reportGap: (kept: Kept, to_at: string) => Promise<{ deadline_at: string | null; credited_ms: number }>
}

/** Long enough for a slow line, short enough to notice that there is none. */
const patience_ms = 20_000

const optionsOf = ({ token }: Kept) => ({ token, signal: AbortSignal.timeout(patience_ms) })

/** A statement as the contract has it: what only the device needs stays here. */
function bodyOf({ slot, revision, input_method, text, recording_id, removed, written_at }: StatementChange) {
  return { slot, revision, input_method, text, recording_id, removed, written_at }
}

const shortAnswerOf = ({ position, revision, text }: ShortAnswerChange) => ({ position, revision, text })

async function sendStatements(kept: Kept, first: StatementChange, changes: readonly Change[]): Promise<void> {
  const { topic } = first
  const statements = changes.filter((change) => change.kind === 'statement').map(bodyOf)
  const options = optionsOf(kept)
  if (statements.length === 1) await api('POST /statement', { body: { topic, ...bodyOf(first) } }, options)
  else await api('PUT /update-statement-paragraph', { body: { topic, statements } }, options)
}

/** A statement that came too late was left out after it had been ranked: the server wants those that are there. */
function rankingOf({ state }: Kept, { topic, ranking }: Extract<Change, { kind: 'ranking' }>): number[] {
  const known = state.topics.find(({ position }) => position === topic)
  return known ? fullRanking({ ...known, ranking: [...ranking] }) : [...ranking]
}

async function send(kept: Kept, changes: readonly Change[]): Promise<Arrival | null> {
  const [change] = changes
  const options = optionsOf(kept)
  switch (change?.kind) {
    case undefined:
      break
    case 'interest': {
      const params = { id: kept.state.invite_id }
      await api('PUT /surveys/{id}/status', { params, body: { response: 'interested' } }, options)
      break
    }
    case 'shortAnswer': {
      const answers = changes.flatMap((one) => (one.kind === 'shortAnswer' ? shortAnswerOf(one) : []))
      await api('POST /short-questions', { body: { answers } }, options)
      break
    }
    case 'method':
      await api('POST /select-input-method', { body: { input_method: change.input_method } }, options)
      break
    case 'consent':
      await api('POST /consent', { body: { version: change.version } }, options)
      break
    case 'statement':
      await sendStatements(kept, change, changes)
      break
    case 'ranking': {
      const { topic, revision } = change
      await api('POST /importance', { body: { topic, revision, ranking: rankingOf(kept, change) } }, options)
      break
    }
    case 'feelings': {
      const { topic, revision, feelings } = change
      await api('POST /feelings', { body: { topic, revision, feelings: [...feelings] } }, options)
      break
    }
    case 'controls': {
      const { topic, revision, controls } = change
      await api('POST /control', { body: { topic, revision, controls: [...controls] } }, options)
      break
    }
    case 'compare': {
      const { revision, ranking } = change
      await api('POST /compare-situations', { body: { revision, ranking: [...ranking] } }, options)
      break
    }
    case 'next': {
      const { step, topic } = change
      const { data } = await api('POST /next-test', { body: { step, topic } }, options)
      return data
    }
  }
  return null
}

export const surveyServer: SurveyServer = {
  send,
  readState: async (kept) => (await api('GET /statement', {}, optionsOf(kept))).data,
  readContent: async (kept) => (await api('GET /instructions', {}, optionsOf(kept))).data,
  reportGap: async (kept, to_at) => {
    const body = { from_at: kept.cut_from ?? to_at, to_at }
    return (await api('POST /connection-gap', { body }, optionsOf(kept))).data
  },
}
