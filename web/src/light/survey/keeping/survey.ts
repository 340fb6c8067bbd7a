import { limits } from '@catchpitch/contract/limits'
import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { type TestPlace, testStep } from '@catchpitch/contract/respondent/test-step'
import {
  controlChange,
  currentTopic,
  feelingChange,
  freeSlot,
  fullRanking,
  isEmpty,
  rankingChange,
  type Slots,
  type Statement,
  shortAnswerChange,
  shortAnswerTo,
  statementChange,
  usableText,
  writtenStatements,
} from './answers.ts'
import { type TopicState, viewOf } from './apply-change.ts'
import { type Change, type Expressed, isSamePlace } from './change.ts'
import { createCourier } from './courier.ts'
import type { Kept } from './kept.ts'
import type { SurveyServer } from './survey-server.ts'
import { withChange } from './unsent.ts'

/** Why this page cannot go on: the survey is on another device, closed, in another tab of this browser, or declined. */
type SurveyEnd = 'elsewhere' | 'closed' | 'tab' | 'declined'

export type SurveySnapshot = {
  content: TestContent
  /** The answers as the person has given them, whether the server knows of all or not. */
  view: TestState
  /** `held` while recordings are sent that have to be there before it goes on. `none` where nobody keeps anything: in the practice, and for staff who look at a survey. */
  saving: 'saved' | 'saving' | 'kept' | 'held' | 'none'
  /** For the clock: see clock.ts. */
  kept: Kept
  end: SurveyEnd | null
  isPractice: boolean
  slots: Slots
}

/** What a statement is besides its words. */
type Shown = Partial<Omit<Expressed, 'text'>>
type Placed = Pick<Statement, 'slot'> & Shown

export type Survey = ReturnType<typeof createSurvey>

type SurveyOptions = {
  kept: Kept
  /** A try that counts for nothing. */
  isPractice?: boolean
  store: (kept: Kept) => void
  server: SurveyServer
  language: () => string
  now?: () => number
  random?: () => number
}

function savingOf({ token, cut_from, unsent }: Kept, isHeld: boolean): SurveySnapshot['saving'] {
  if (token === '') return 'none'
  if (cut_from !== null) return 'kept'
  if (isHeld) return 'held'
  return unsent.length > 0 ? 'saving' : 'saved'
}

/** Enough to see how ranking and rating go. */
const practiceSlots: Slots = { min: 3, max: 5 }

type Standing = { end: SurveyEnd | null; isHeld: boolean; isPractice: boolean }

function snapshotOf(kept: Kept, { end, isHeld, isPractice }: Standing): SurveySnapshot {
  const { content, state, unsent } = kept
  const slots = isPractice ? practiceSlots : limits.test.slots
  return { content, view: viewOf(state, unsent, content), saving: savingOf(kept, isHeld), kept, end, isPractice, slots }
}

/**
 * One survey on this device. Whatever the person does is stored here first, in the same instant, and sent then:
 * the screen never waits for the network, and nothing is lost by a cut, a crash or a reload.
 */
export function createSurvey({
  kept: first,
  isPractice = false,
  store,
  server,
  language,
  now = Date.now,
  random = Math.random,
}: SurveyOptions) {
  let kept = first
  let end: SurveyEnd | null = null
  let isHeld = false
  const standing = () => snapshotOf(kept, { end, isHeld, isPractice })
  let snapshot = standing()
  const listeners = new Set<() => void>()

  function tell(): void {
    snapshot = standing()
    for (const listener of listeners) listener()
  }

  function write(next: Kept): void {
    // Another tab goes on with it: what this one still hears must not overwrite what that one stores.
    if (end !== null) return
    kept = next
    store(kept)
    tell()
  }

  function finish(reason: SurveyEnd): void {
    courier.stop()
    end = reason
    tell()
  }

  function hold(held: boolean): void {
    if (held === isHeld) return
    isHeld = held
    tell()
  }

  const courier = createCourier({
    server,
    read: () => kept,
    write,
    language,
    onHeld: hold,
    onEnd: finish,
    now,
    random,
  })

  const serverTime = () => new Date(now() + kept.skew_ms).toISOString()

  function change(made: Change): void {
    write({ ...kept, unsent: withChange(kept.unsent, made) })
    courier.wake()
  }

  /** Answers belong to the situation that the person is in. */
  function inTopic(make: (topic: TopicState) => Change | null): void {
    const topic = currentTopic(snapshot.view)
    const made = topic ? make(topic) : null
    if (made) change(made)
  }

  const writing = (text: string, { recording_id, picture_id, link }: Shown) => ({
    text: usableText(text),
    // What an older release has kept on this device knows of none.
    recording_id: recording_id ?? null,
    picture_id: picture_id ?? null,
    link: link ?? null,
    removed: false,
    written_at: new Date(now()).toISOString(),
  })

  /** What was typed; or said, shown or linked to, then with that. */
  function addStatement(text: string, shown: Shown = {}): void {
    const expressed = writing(text, shown)
    inTopic((topic) => {
      const slot = freeSlot(topic)
      return slot === null || isEmpty(expressed) ? null : statementChange(topic, slot, expressed)
    })
  }

  const nextChange = ({ step, topic }: TestPlace): Change => ({ kind: 'next', step, topic, at: serverTime() })

  return {
    snapshot: () => snapshot,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Asks the server where it stands, and sends what it has not been told. */
    begin: () => courier.look(),
    wake: () => courier.wake(),
    cut: () => courier.cut(),
    finish,

    /** Now, by the server's clock. */
    time: () => now() + kept.skew_ms,

    addStatement,

    rewrite({ slot, ...shown }: Placed, text: string): void {
      const expressed = writing(text, shown)
      inTopic((topic) => (isEmpty(expressed) ? null : statementChange(topic, slot, expressed)))
    },

    remove({ slot, text, ...shown }: Placed & Pick<Statement, 'text'>): void {
      inTopic((topic) => statementChange(topic, slot, { ...writing(text, shown), removed: true }))
    },

    /** Takes a removal back; if its place is taken by now, in another one. */
    restore({ slot, text, ...shown }: Placed & Pick<Statement, 'text'>): void {
      const topic = currentTopic(snapshot.view)
      const isFree = topic && writtenStatements(topic).every((statement) => statement.slot !== slot)
      if (isFree) change(statementChange(topic, slot, writing(text, shown)))
      else addStatement(text, shown)
    },

    /** Says how the next statement is expressed: before the first situation, and again at any statement. */
    choose(input_method: InputMethod): void {
      const { step, topic } = snapshot.view
      if (snapshot.view.input_method !== input_method) change({ kind: 'method', input_method, step, topic })
    },

    rank: (ranking: readonly number[]) => inTopic((topic) => rankingChange(topic, ranking)),
    feel: (slot: number, feeling: number) => inTopic((topic) => feelingChange(topic, slot, feeling)),
    control: (slot: number, control: number) => inTopic((topic) => controlChange(topic, slot, control)),
    compare: (ranking: readonly number[]) =>
      change({ kind: 'compare', revision: snapshot.view.compare_revision + 1, ranking }),

    /** Would like to take part. */
    showInterest(): void {
      const { view } = snapshot
      if (view.step === testStep.instructions && !view.interested) change({ kind: 'interest' })
    },

    /** Agrees to what is recorded. */
    consent(): void {
      const { view, content } = snapshot
      if (view.step !== testStep.instructions || view.consented) return
      change({ kind: 'consent', version: content.consent.version })
    },

    answerShort(position: number, typed: string): void {
      const { view } = snapshot
      const text = usableText(typed, limits.short_answer.text.max)
      if (view.step !== testStep.short_questions || shortAnswerTo(view, position) === text) return
      change(shortAnswerChange(view, position, text))
    },

    /** Ends a step. Said of a step that is over already, as by a second press, it does nothing. */
    goOn(place: TestPlace): void {
      const { view } = snapshot
      if (!isSamePlace(place, view)) return
      const topic = currentTopic(view)
      // The order in which they were written may be just right: then nobody has moved anything.
      if (view.step === testStep.importance && topic) {
        const ranking = fullRanking(topic)
        if (topic.ranking?.join() !== ranking.join()) change(rankingChange(topic, ranking))
      }
      if (view.step === testStep.compare && view.compare_ranking === null) {
        const ranking = snapshot.content.topics.map((_, index) => index + 1)
        change({ kind: 'compare', revision: view.compare_revision + 1, ranking })
      }
      change(nextChange(view))
    },

    /** The person has read what could not be saved. */
    dismissSetAside: () => write({ ...kept, set_aside: [] }),

    /** Another language was chosen: what the survey asks is fetched in it. */
    languageChanged: () => courier.wake(),
  }
}
