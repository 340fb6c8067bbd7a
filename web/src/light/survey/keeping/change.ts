import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import { type TestPlace, type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'

type Ratings = readonly (number | null)[]

/** What a person expresses in one place: in words, and with what they said, showed or linked to. */
export type Expressed = {
  /** Typed or heard; of a picture its caption, of a link its title. */
  text: string
  recording_id: string | null
  picture_id: string | null
  link: string | null
}

export type StatementChange = Expressed & {
  kind: 'statement'
  topic: number
  slot: number
  revision: number
  input_method: InputMethod
  removed: boolean
  written_at: string
}

export type ShortAnswerChange = { kind: 'shortAnswer'; position: number; revision: number; text: string }

/** One thing that the person did. What they see, and what the server is told, follow from the same list of these. */
export type Change =
  | { kind: 'interest' }
  | { kind: 'consent'; version: number }
  | ShortAnswerChange
  /** In its own step, and again at any statement. */
  | { kind: 'method'; input_method: InputMethod; step: TestStep; topic: number }
  | StatementChange
  | { kind: 'ranking'; topic: number; revision: number; ranking: readonly number[] }
  | { kind: 'feelings'; topic: number; revision: number; feelings: Ratings }
  | { kind: 'controls'; topic: number; revision: number; controls: Ratings }
  | { kind: 'compare'; revision: number; ranking: readonly number[] }
  /** `at` by the server's clock: without a connection the device sets the clock of the next situation by it. */
  | { kind: 'next'; step: TestStep; topic: number; at: string }

const stepOfKind = {
  interest: testStep.instructions,
  consent: testStep.instructions,
  shortAnswer: testStep.short_questions,
  statement: testStep.writing,
  ranking: testStep.importance,
  feelings: testStep.feelings,
  controls: testStep.control,
  compare: testStep.compare,
} as const

/** Where on the way a change can be made, and nowhere else. */
export function placeOfChange(change: Change): TestPlace {
  if ('step' in change) return { step: change.step, topic: change.topic }
  return { step: stepOfKind[change.kind], topic: 'topic' in change ? change.topic : 0 }
}

const isInTopic = (step: TestStep) => step >= testStep.writing && step <= testStep.control

/** Only inside of a situation does it matter which one it is. */
export function isSamePlace(one: TestPlace, other: TestPlace): boolean {
  return one.step === other.step && (!isInTopic(one.step) || one.topic === other.topic)
}

function partOf(change: Change): number {
  if (change.kind === 'statement') return change.slot
  return change.kind === 'shortAnswer' ? change.position : 0
}

/** What a change is about: of two about the same thing only the newer one needs to be sent. */
export function subjectOf(change: Change): string {
  const { step, topic } = placeOfChange(change)
  return `${change.kind} ${step} ${topic} ${partOf(change)}`
}

/** Tells two changes of the same thing apart. Without it, a method chosen while another is being sent would be lost. */
function revisionOf(change: Change): number {
  if (change.kind === 'method') return change.input_method
  return 'revision' in change ? change.revision : 0
}

export function isSameChange(one: Change, other: Change): boolean {
  return subjectOf(one) === subjectOf(other) && revisionOf(one) === revisionOf(other)
}
