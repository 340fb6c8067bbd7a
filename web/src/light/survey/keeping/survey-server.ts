import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { api } from '../../../api/api.ts'
import type { Arrival } from './arrival.ts'
import type { Change } from './change.ts'
import type { Kept } from './kept.ts'
import { sendChanges } from './send-changes.ts'

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

export const surveyServer: SurveyServer = {
  send: (kept, changes) => sendChanges(kept, changes, () => optionsOf(kept)),
  readState: async (kept) => (await api('GET /statement', {}, optionsOf(kept))).data,
  readContent: async (kept) => (await api('GET /instructions', {}, optionsOf(kept))).data,
  reportGap: async (kept, to_at) => {
    const body = { from_at: kept.cut_from ?? to_at, to_at }
    return (await api('POST /connection-gap', { body }, optionsOf(kept))).data
  },
}

/** Agrees to everything and keeps nothing: the survey goes its way by its own rules. */
export function standInServer(readContent: SurveyServer['readContent']): SurveyServer {
  return {
    send: async () => null,
    readState: async ({ state }) => state,
    readContent,
    reportGap: async () => ({ deadline_at: null, credited_ms: 0 }),
  }
}
