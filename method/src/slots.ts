import { isControl } from './control.ts'
import { type FeelingsScale, isFeeling } from './feeling.ts'
import type { RatedStatement } from './place.ts'

/** A situation has twelve places to write in, numbered from 1. */
export const lastSlot = 12

/** One rating for each slot, null where there is none: the slot is empty, was removed, or is not rated yet. */
export type Ratings = readonly (number | null)[]

/** The answers of one situation as they are stored. */
export type TopicAnswers = {
  /** Slots, the most important first. Only what is ranked counts: an empty or removed slot is not in it. */
  ranking: readonly number[]
  /** A list may be shorter than the slots: what it does not reach is not rated. */
  feelings: Ratings
  controls: Ratings
}

export type SlotStatement = RatedStatement & { slot: number }

const isSlot = (slot: number) => Number.isInteger(slot) && slot >= 1 && slot <= lastSlot

/**
 * Which element of a stored list belongs to a slot. SQL counts elements from 1 like slots, TypeScript
 * from 0. This is the only place that knows: a second one would sooner or later rate the neighbour.
 */
function elementOf(slot: number): number {
  if (!isSlot(slot)) throw new RangeError(`${slot} is not a slot`)
  return slot - 1
}

export function ratingOf(ratings: Ratings, slot: number): number | null {
  return ratings[elementOf(slot)] ?? null
}

/** The list with one rating set, or taken back by null, made as long as that needs. */
export function withRating(ratings: Ratings, slot: number, rating: number | null): Ratings {
  const element = elementOf(slot)
  const length = Math.max(ratings.length, slot)
  return Array.from({ length }, (_, index) => (index === element ? rating : (ratings[index] ?? null)))
}

/** The ranked slots that still wait for a rating, the most important first. */
export function unratedSlots(ranking: readonly number[], ratings: Ratings): number[] {
  return ranking.filter((slot) => ratingOf(ratings, slot) === null)
}

/** Whether a ranking names every slot that was written in, each once, and no other. */
export function isRankingOf(ranking: readonly number[], written: readonly number[]): boolean {
  const ranked = new Set(ranking)
  return (
    ranked.size === ranking.length && ranked.size === new Set(written).size && written.every((slot) => ranked.has(slot))
  )
}

/**
 * The statements of a situation, the most important first, or null as long as one of them is not rated.
 * Answers that no screen can have given are an error and not a gap: a result must not be made from them.
 */
export function ratedStatements(
  { ranking, feelings, controls }: TopicAnswers,
  scale: FeelingsScale,
): SlotStatement[] | null {
  if (new Set(ranking).size < ranking.length) throw new RangeError(`a slot is ranked twice: ${ranking.join()}`)
  const statements = ranking.map((slot) => {
    const feeling = ratingOf(feelings, slot)
    const control = ratingOf(controls, slot)
    if (feeling === null || control === null) return null
    if (!isFeeling(feeling, scale)) throw new RangeError(`slot ${slot}: ${feeling} is no feeling of ${scale}`)
    if (!isControl(control)) throw new RangeError(`slot ${slot}: ${control} is no control`)
    return { slot, feeling, control }
  })
  const rated = statements.filter((statement) => statement !== null)
  return rated.length === ranking.length ? rated : null
}

/** The way back: statements, the most important first, as they are stored. */
export function topicAnswers(statements: readonly SlotStatement[]): TopicAnswers {
  return {
    ranking: statements.map(({ slot }) => slot),
    feelings: statements.reduce<Ratings>((ratings, { slot, feeling }) => withRating(ratings, slot, feeling), []),
    controls: statements.reduce<Ratings>((ratings, { slot, control }) => withRating(ratings, slot, control), []),
  }
}
