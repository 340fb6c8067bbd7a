import type { PitchFacts } from '@catchpitch/contract/pitch/pitch-facts'
import type { OpenedTest, TestContent, TestState } from '@catchpitch/contract/respondent/test'
import type { Change } from './change.ts'
import { mergeUnsent } from './merge.ts'

/** Everything that this device knows about one run of a survey. It can be gone on with from this alone. */
export type Kept = {
  /** Raised when the shape changes: what an older release has stored is then asked from the server anew. */
  format: 2
  token: string
  content: TestContent
  /** The language that the content is in. */
  language: string
  /** What the server has said last, with what it has acknowledged since. */
  state: TestState
  unsent: readonly Change[]
  /** How far the server's clock is ahead of this device's. */
  skew_ms: number
  /** Since when there is no connection, by the server's clock; null if there is one. */
  cut_from: string | null
  /** What the server has given back of its clock for lost connections. */
  credited_ms: number
  /** What was written and could not be saved, for the person to read. */
  set_aside: readonly string[]
}

type Hearing = {
  skew_ms: number
  /** Whether another device may have written since the server was last heard. */
  shared: boolean
}

/** What the server says, as this device takes it over. */
export function withState(kept: Kept, server: TestState, { skew_ms, shared }: Hearing): Kept {
  const { content, state: before, unsent } = kept
  return { ...kept, state: server, skew_ms, unsent: mergeUnsent({ server, unsent, before, content, shared }) }
}

type Opening = { language: string; skew_ms: number; earlier: Kept | null }

/** A test that was just opened, with what this device has not sent since it was last opened here. */
export function keptOf({ token, content, state }: OpenedTest, { language, skew_ms, earlier }: Opening): Kept {
  const fresh: Kept = {
    format: 2,
    token,
    content,
    language,
    state,
    unsent: [],
    skew_ms,
    cut_from: null,
    credited_ms: 0,
    set_aside: [],
  }
  if (!earlier) return fresh
  const merged = withState({ ...earlier, content }, state, { skew_ms, shared: true })
  return { ...merged, token, language }
}

/** Only we write there, so a look at the outside is enough. */
function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 2 &&
    'content' in value &&
    'state' in value &&
    'unsent' in value &&
    Array.isArray(value.unsent)
  )
}

const nothingTold: PitchFacts = {
  job_position: '',
  position_applied: '',
  skills_required: '',
  supervision_provided: null,
  hiring_strategy: [],
}

/**
 * What this device has stored; null if that is nothing we know. An older release has stored no facts of the pitch: there
 * are none until the content is here anew, which a language that nobody reads has fetched as soon as there is a connection.
 */
export function keptFrom(value: unknown): Kept | null {
  if (!isKept(value)) return null
  if (Object.hasOwn(value.content, 'hiring_strategy')) return value
  return { ...value, content: { ...value.content, ...nothingTold }, language: '' }
}
