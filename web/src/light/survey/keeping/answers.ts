import { limits } from '@catchpitch/contract/limits'
import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { withRating } from '@catchpitch/method/slots'
import { revisionIn, shortRevisionIn, type TopicState } from './apply-change.ts'
import type { Change, Expressed, StatementChange } from './change.ts'

/** How many statements are asked for, and how many there is room for. */
export type Slots = { min: number; max: number }

export type Statement = TopicState['statements'][number]

/** The situation that the person is in; undefined outside of all. */
export function currentTopic({ topics, topic }: TestState): TopicState | undefined {
  return topics.find(({ position }) => position === topic)
}

export function writtenStatements({ statements }: TopicState): Statement[] {
  return statements.filter(({ removed }) => !removed)
}

/** How many statements there are, and whether these are enough or all. */
export function countOf(topic: TopicState, slots: Slots): { count: number; isEnough: boolean; isFull: boolean } {
  const count = writtenStatements(topic).length
  return { count, isEnough: count >= slots.min, isFull: count >= slots.max }
}

/** A ranking as it has to be: every written statement once, what was never moved in the order of writing at the end. */
export function fullRanking(topic: TopicState): number[] {
  const written = writtenStatements(topic).map(({ slot }) => slot)
  const ranked = (topic.ranking ?? []).filter((slot) => written.includes(slot))
  return [...ranked, ...written.filter((slot) => !ranked.includes(slot))]
}

/** The statements, the most important first. */
export function rankedStatements(topic: TopicState): Statement[] {
  return fullRanking(topic).flatMap((slot) => topic.statements.find((statement) => statement.slot === slot) ?? [])
}

/** Null if all places are taken. Places at the end come first, so that what is new stands below what is there. */
export function freeSlot(topic: TopicState): number | null {
  const taken = new Set(writtenStatements(topic).map(({ slot }) => slot))
  const last = Math.max(0, ...taken)
  if (last < limits.test.slots.min) return last + 1
  const all = Array.from({ length: limits.test.slots.max }, (_, index) => index + 1)
  return all.find((slot) => !taken.has(slot)) ?? null
}

// The same that the contract takes out or refuses: a line that it refuses would stand in the way of all after it.
const unusable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

/** What was typed, as it can be kept. */
export function usableText(typed: string, max: number = limits.statement.text.max): string {
  const text = typed.normalize('NFC').replace(unusable, '').trim()
  const characters = Array.from(text)
  return characters.length > max ? characters.slice(0, max).join('').trim() : text
}

/** What is answered to a short question; empty if nothing is. */
export function shortAnswerTo({ short_answers }: TestState, position: number): string {
  return short_answers.find((answer) => answer.position === position)?.text ?? ''
}

/** The short questions that have no answer yet, by their place from 1 on. */
export function unansweredOf(view: TestState, questions: readonly string[]): number[] {
  return questions.map((_, index) => index + 1).filter((position) => shortAnswerTo(view, position) === '')
}

export function shortAnswerChange(view: TestState, position: number, text: string): Change {
  return { kind: 'shortAnswer', position, revision: shortRevisionIn(view, position) + 1, text }
}

/** Whether there is anything in it to be kept: a picture and a link say something without a word, too. */
export const isEmpty = ({ text, picture_id, link }: Expressed): boolean => text === '' && !picture_id && !link

function methodOf({ recording_id, picture_id, link }: Expressed): InputMethod {
  if (picture_id) return inputMethod.images
  if (link) return inputMethod.links
  return recording_id ? inputMethod.speech : inputMethod.typing
}

type Writing = Expressed & { removed: boolean; written_at: string }

export function statementChange(topic: TopicState, slot: number, writing: Writing): StatementChange {
  const revision = revisionIn(topic, slot) + 1
  const input_method = methodOf(writing)
  return { kind: 'statement', topic: topic.position, slot, revision, input_method, ...writing }
}

export function rankingChange(topic: TopicState, ranking: readonly number[]): Change {
  return { kind: 'ranking', topic: topic.position, revision: topic.ranking_revision + 1, ranking }
}

export function feelingChange(topic: TopicState, slot: number, feeling: number): Change {
  const feelings = withRating(topic.feelings ?? [], slot, feeling)
  return { kind: 'feelings', topic: topic.position, revision: topic.feelings_revision + 1, feelings }
}

export function controlChange(topic: TopicState, slot: number, control: number): Change {
  const controls = withRating(topic.controls ?? [], slot, control)
  return { kind: 'controls', topic: topic.position, revision: topic.controls_revision + 1, controls }
}
