import type { TestState } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { applyChange } from './apply-change.ts'
import type { Arrival } from './arrival.ts'
import { type Change, isSamePlace, subjectOf } from './change.ts'
import { type Kept, withState } from './kept.ts'
import { refusalOf } from './refusal.ts'
import type { SurveyServer } from './survey-server.ts'
import { firstCall, withoutChanges } from './unsent.ts'
import { createWaiting, waitBefore } from './waiting.ts'

type Courier = {
  /** Something is to be sent, or the connection may be back. */
  wake: () => void
  /** The server is to be asked where it stands. */
  look: () => void
  /** This device has lost its connection. */
  cut: () => void
  stop: () => void
}

type CourierOptions = {
  server: SurveyServer
  read: () => Kept
  write: (kept: Kept) => void
  /** The language that the survey is wanted in. */
  language: () => string
  /** Whether what is to be sent waits for something that has to arrive first. */
  onHeld: (isHeld: boolean) => void
  /** There is no way on from here on this device. */
  onEnd: (reason: 'elsewhere' | 'closed') => void
  now: () => number
  random: () => number
}

function withDeadline(state: TestState, deadline_at: string | null): TestState {
  if (deadline_at === null) return state
  const topics = state.topics.map((topic) => (topic.position === state.topic ? { ...topic, deadline_at } : topic))
  return { ...state, topics }
}

/** What the person would have to write again. */
function textOf(change: Change): string[] {
  if (change.kind === 'shortAnswer') return change.text === '' ? [] : [change.text]
  if (change.kind !== 'statement' || change.removed) return []
  return [change.text === '' ? (change.link ?? '—') : change.text]
}

/**
 * Carries to the server, one call after the other, what was done on this device, in the order in which it was done.
 * Whatever happens in between, it may be sent again: the server takes every change once.
 */
export function createCourier({ server, read, write, language, onHeld, onEnd, now, random }: CourierOptions): Courier {
  const waiting = createWaiting()
  let running = false
  let stopped = false
  let wantsLook = false
  let tries = 0
  /** What the server has refused although it has just been looked at: a second look would change nothing. */
  let refusedAfterLook: string | null = null

  const serverTime = () => new Date(now() + read().skew_ms).toISOString()

  /** The server owns the clock of a situation being written about, and gives lost time back. */
  const owesGap = () => read().cut_from !== null && read().state.step === testStep.writing
  const hasWork = () => !stopped && (wantsLook || owesGap() || read().unsent.length > 0 || needsContent())
  const needsContent = () => read().language !== language()

  function cut(): void {
    const kept = read()
    if (kept.cut_from === null && !stopped) write({ ...kept, cut_from: serverTime() })
  }

  async function reportGap(): Promise<void> {
    const { deadline_at, credited_ms } = await server.reportGap(read(), serverTime())
    const kept = read()
    const state = kept.state.step === testStep.writing ? withDeadline(kept.state, deadline_at) : kept.state
    write({ ...kept, state, cut_from: null, credited_ms: kept.credited_ms + credited_ms })
    // Much may have happened on both sides, and this device's clock may have been set.
    wantsLook = true
  }

  async function look(): Promise<void> {
    wantsLook = false
    const sent = now()
    try {
      const state = await server.readState(read())
      // The server has looked at its clock about half-way between question and answer.
      const skew_ms = Date.parse(state.now) - (sent + now()) / 2
      write({ ...withState(read(), state, { skew_ms, shared: false }), cut_from: null })
    } catch (error) {
      wantsLook = true
      throw error
    }
  }

  async function fetchContent(): Promise<void> {
    const wanted = language()
    const content = await server.readContent(read())
    write({ ...read(), content, language: wanted, cut_from: null })
  }

  function acknowledge(changes: readonly Change[], arrival: Arrival | null): void {
    const kept = read()
    const known = changes.reduce((state, change) => applyChange(state, change, kept.content), kept.state)
    const state = arrival && isSamePlace(arrival, known) ? withDeadline(known, arrival.deadline_at) : known
    const skew_ms = arrival ? Date.parse(arrival.now) - now() : kept.skew_ms
    write({ ...kept, state, skew_ms, cut_from: null, unsent: withoutChanges(kept.unsent, changes) })
    refusedAfterLook = null
    if (arrival && !isSamePlace(arrival, known)) wantsLook = true
  }

  /** Takes out what cannot be saved, and after the end of a step all that follows it, for it can never be reached. */
  function setAside(changes: readonly Change[]): void {
    const kept = read()
    const [first] = changes
    const from = first?.kind === 'next' ? kept.unsent.findIndex((change) => subjectOf(change) === subjectOf(first)) : -1
    const unsent = from === -1 ? withoutChanges(kept.unsent, changes) : kept.unsent.slice(0, from)
    const texts = changes.flatMap(textOf)
    write({ ...kept, unsent, set_aside: [...kept.set_aside, ...texts] })
  }

  async function sendFirst(): Promise<void> {
    const changes = firstCall(read().unsent)
    const [first] = changes
    if (!first) return
    try {
      acknowledge(changes, await server.send(read(), changes))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'late' || refusal === 'refused') return setAside(changes)
      // Closed may mean that the last step was taken and only its reply was lost.
      if (refusal !== 'look' && refusal !== 'closed') throw error
      if (refusedAfterLook === subjectOf(first)) return setAside(changes)
      refusedAfterLook = subjectOf(first)
      wantsLook = true
    }
  }

  async function doOne(): Promise<void> {
    if (owesGap()) await reportGap()
    else if (wantsLook) await look()
    else if (read().unsent.length > 0) await sendFirst()
    else await fetchContent()
  }

  /** Whether there is a way on, after a wait. */
  function recover(error: unknown): boolean {
    const refusal = refusalOf(error)
    if (refusal === 'elsewhere' || refusal === 'closed') {
      stopped = true
      onEnd(refusal)
      return false
    }
    onHeld(refusal === 'held')
    if (refusal === 'cut') cut()
    // A gap that the server does not take is no reason to stand still.
    else if (refusal !== 'busy' && refusal !== 'held') write({ ...read(), cut_from: null })
    return true
  }

  async function run(): Promise<void> {
    while (hasWork()) {
      try {
        await doOne()
        onHeld(false)
        tries = 0
      } catch (error) {
        if (stopped || !recover(error)) return
        tries += 1
        await waiting.wait(waitBefore(tries, random))
      }
    }
  }

  function wake(): void {
    waiting.wake()
    if (running || !hasWork()) return
    running = true
    void run().finally(() => {
      running = false
      // Something may have come in between the last look at the work and the end.
      if (hasWork()) wake()
    })
  }

  return {
    wake,
    look: () => {
      wantsLook = true
      wake()
    },
    cut: () => {
      cut()
      wake()
    },
    stop: () => {
      stopped = true
      waiting.wake()
    },
  }
}
