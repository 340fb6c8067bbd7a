import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { freeSlot } from './answers.ts'
import { applyChange, isKnown, revisionIn, type TopicState } from './apply-change.ts'
import { type Change, isSamePlace, placeOfChange, type StatementChange } from './change.ts'

const topicAt = ({ topics }: TestState, position: number) => topics.find((topic) => topic.position === position)

function isLive(topic: TopicState | undefined, slot: number): boolean {
  return topic?.statements.some((statement) => statement.slot === slot && !statement.removed) ?? false
}

/**
 * Two devices have written in the same place. What the server has stays there. What this device has moves to another
 * place if it was new: it must not disappear. A change to something that was there before has been overtaken.
 */
function moved(topic: TopicState, change: StatementChange): StatementChange | null {
  const isThere = topic.statements.some(
    ({ text, picture_id, link, removed }) =>
      !removed && text === change.text && picture_id === change.picture_id && link === change.link,
  )
  if (change.removed || isThere) return null
  const slot = freeSlot(topic)
  return slot === null ? null : { ...change, slot, revision: revisionIn(topic, slot) + 1 }
}

type Merging = {
  content: TestContent
  /** What the server had said before the device went its own way. */
  before: TestState
  server: TestState
  unsent: readonly Change[]
  /** Whether another device may have written in between. */
  shared: boolean
}

function fitting(state: TestState, change: Change, { before, shared }: Merging): Change | null {
  if (!isSamePlace(placeOfChange(change), state)) return null
  if (change.kind !== 'statement') return isKnown(state, change) ? null : change
  const topic = topicAt(state, change.topic)
  const isNew = !isLive(topicAt(before, change.topic), change.slot)
  const isContested = shared && isNew && isLive(topic, change.slot)
  if (!isKnown(state, change) && !isContested) return change
  return topic && isNew ? moved(topic, change) : null
}

/**
 * What is still to be sent, now that the server has said where it stands: not what it knows already, and not what
 * its step is past. The rest follows in its order, so that the server comes to where the person is.
 */
export function mergeUnsent(merging: Merging): Change[] {
  const { server, unsent, content } = merging
  const kept: Change[] = []
  let state = server
  for (const change of unsent) {
    const fits = fitting(state, change, merging)
    if (!fits) continue
    kept.push(fits)
    state = applyChange(state, fits, content)
  }
  return kept
}
