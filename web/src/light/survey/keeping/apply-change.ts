import { limits } from '@catchpitch/contract/limits'
import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { placeAfter, testStep } from '@catchpitch/contract/respondent/test-step'
import { type Change, isSamePlace, placeOfChange, type ShortAnswerChange } from './change.ts'

export type TopicState = TestState['topics'][number]
type Next = Extract<Change, { kind: 'next' }>
type TopicChange = Extract<Change, { kind: 'statement' | 'ranking' | 'feelings' | 'controls' }>

/** What decides which way leads on. */
function wayOf(content: TestContent) {
  return {
    topics: content.topics.length,
    has_short_questions: content.short_questions.length > 0,
    has_input_choice: content.input_methods.length > 1,
  }
}

export function writingTime({ extra_time }: Pick<TestState, 'extra_time'>): number {
  return (limits.test.minutes * 60_000 * (100 + extra_time)) / 100
}

export function newTopic(position: number, deadline_at: string): TopicState {
  return {
    position,
    deadline_at,
    ranking: null,
    ranking_revision: 0,
    feelings: null,
    feelings_revision: 0,
    controls: null,
    controls_revision: 0,
    statements: [],
  }
}

/** The clock of a situation that the server has not heard of yet is a guess; its own takes the place of it. */
function goOn(state: TestState, { at }: Next, content: TestContent): TestState {
  const place = placeAfter({ step: state.step, topic: state.topic }, wayOf(content))
  if (place.step !== testStep.writing || topicAt(state, place.topic)) return { ...state, ...place }
  const deadline = new Date(Date.parse(at) + writingTime(state)).toISOString()
  return { ...state, ...place, topics: [...state.topics, newTopic(place.topic, deadline)] }
}

function topicAt({ topics }: TestState, position: number): TopicState | undefined {
  return topics.find((topic) => topic.position === position)
}

export const revisionIn = ({ statements }: TopicState, slot: number): number =>
  statements.find((statement) => statement.slot === slot)?.revision ?? 0

export const shortRevisionIn = ({ short_answers }: TestState, position: number): number =>
  short_answers.find((answer) => answer.position === position)?.revision ?? 0

/** Whether this, or something newer about the same thing, is in the answers already. */
export function isKnown(state: TestState, change: Change): boolean {
  if (change.kind === 'next') return false
  if (change.kind === 'interest') return state.interested
  if (change.kind === 'consent') return state.consented
  if (change.kind === 'method') return state.input_method === change.input_method
  if (change.kind === 'shortAnswer') return shortRevisionIn(state, change.position) >= change.revision
  if (change.kind === 'compare') return state.compare_revision >= change.revision
  const topic = topicAt(state, change.topic)
  return topic === undefined || revisionOf(topic, change) >= change.revision
}

function revisionOf(topic: TopicState, change: TopicChange): number {
  switch (change.kind) {
    case 'statement':
      return revisionIn(topic, change.slot)
    case 'ranking':
      return topic.ranking_revision
    case 'feelings':
      return topic.feelings_revision
    case 'controls':
      return topic.controls_revision
  }
}

function applyToTopic(topic: TopicState, change: TopicChange): TopicState {
  switch (change.kind) {
    case 'statement': {
      const { slot, revision, input_method, text, recording_id, picture_id, link, removed } = change
      const others = topic.statements.filter((statement) => statement.slot !== slot)
      const statement = { slot, revision, input_method, text, recording_id, picture_id, link, removed }
      const statements = [...others, statement]
      return { ...topic, statements: statements.toSorted((one, other) => one.slot - other.slot) }
    }
    case 'ranking':
      return { ...topic, ranking: [...change.ranking], ranking_revision: change.revision }
    case 'feelings':
      return { ...topic, feelings: [...change.feelings], feelings_revision: change.revision }
    case 'controls':
      return { ...topic, controls: [...change.controls], controls_revision: change.revision }
  }
}

function withShortAnswer({ short_answers }: TestState, { position, revision, text }: ShortAnswerChange) {
  const others = short_answers.filter((answer) => answer.position !== position)
  return [...others, { position, revision, text }].toSorted((one, other) => one.position - other.position)
}

/** What becomes of the answers by one change. A repeat, an older one and one out of its turn change nothing. */
export function applyChange(state: TestState, change: Change, content: TestContent): TestState {
  if (!isSamePlace(placeOfChange(change), state) || isKnown(state, change)) return state
  switch (change.kind) {
    case 'interest':
      return { ...state, interested: true }
    case 'consent':
      return { ...state, consented: true }
    case 'method':
      return { ...state, input_method: change.input_method }
    case 'shortAnswer':
      return { ...state, short_answers: withShortAnswer(state, change) }
    case 'compare':
      return { ...state, compare_ranking: [...change.ranking], compare_revision: change.revision }
    case 'next':
      return goOn(state, change, content)
    default:
      return {
        ...state,
        topics: state.topics.map((topic) => (topic.position === change.topic ? applyToTopic(topic, change) : topic)),
      }
  }
}

/** What the person sees: what the server has said, and all that it has not been told yet. */
export function viewOf(state: TestState, unsent: readonly Change[], content: TestContent): TestState {
  return unsent.reduce((view, change) => applyChange(view, change, content), state)
}
