import { z } from 'zod'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { pitchFacts } from '../pitch/pitch-facts.ts'
import { integrityPolicy } from '../surveys/survey-choices.ts'
import { inputMethod } from './input-method.ts'
import { testStep } from './test-step.ts'

const { slots, situations } = limits.test

export const slot = z.int().min(1).max(slots.max)

/** A situation's place in the run, from 1 on. */
export const topic = z.int().min(1).max(situations.max)

/** Grows with every change that the device makes to one thing; an older one that comes late changes nothing. */
export const revision = z.int().min(1).max(2_000_000_000)

/** Slots, the most important first. */
export const ranking = z
  .array(slot)
  .max(slots.max)
  .refine((given) => new Set(given).size === given.length, { error: 'field.invalid' })

const ratings = (most: number) => z.array(z.int().min(1).max(most).nullable()).max(slots.max)

/** Element n belongs to slot n. Whether the survey asks on two or on four points is looked at when the step ends. */
export const feelings = ratings(4)
export const controls = ratings(3)

/** What a survey asks, in the language of the person who takes it. It never changes while they do. */
export const testContent = z.object({
  company: z.string(),
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  things_to_remember: z.string(),
  /** Beside the thanks at the end; empty if there is nothing to add to them. */
  completion_message: z.string(),
  consent: z.object({ version: z.int(), body: z.string() }),
  /** What the company's pitch says besides its slides. */
  ...pitchFacts.shape,
  /** In the survey's own language; empty where none are asked. */
  short_questions: z.array(z.string()),
  feelings_scale: z.union([z.literal(2), z.literal(4)]),
  input_methods: z.array(z.enum(inputMethod)),
  /** In the order in which they are asked; the first is topic 1. */
  topics: z.array(
    z.object({ situation_id: id, name: z.string(), topic: z.string(), text: z.string(), samples: z.array(z.string()) }),
  ),
})

export type TestContent = z.output<typeof testContent>

/** What is answered to a short question, by its place from 1 on. */
export const shortAnswer = z.object({
  position: z.int().min(1).max(limits.survey.screening_questions.max),
  revision,
  text: text({ max: limits.short_answer.text.max, min: 0, lines: true }),
})

/** One situation as far as the person has come with it. */
const topicAnswers = z.object({
  position: topic,
  deadline_at: z.iso.datetime(),
  ranking: ranking.nullable(),
  ranking_revision: z.int(),
  feelings: feelings.nullable(),
  feelings_revision: z.int(),
  controls: controls.nullable(),
  controls_revision: z.int(),
  statements: z.array(
    z.object({
      slot,
      revision,
      input_method: z.enum(inputMethod),
      text: z.string(),
      recording_id: id.nullable(),
      picture_id: id.nullable(),
      link: z.string().nullable(),
      removed: z.boolean(),
    }),
  ),
})

/** Where the person is, and all that they have answered so far: what another device needs to go on. */
export const testState = z.object({
  test_id: id,
  invite_id: id,
  /** Whether the person has said that they would like to take part. */
  interested: z.boolean(),
  step: z.enum(testStep),
  topic: z.int(),
  consented: z.boolean(),
  input_method: z.enum(inputMethod).nullable(),
  /** Percent that every clock is longer by. */
  extra_time: z.int(),
  /** Whether cut, copy, paste and the right mouse button work; then they are not recorded either. */
  allow_paste: z.boolean(),
  /** What is recorded beside the answers; settled when the survey was taken up. */
  integrity_policy: z.enum(integrityPolicy),
  short_answers: z.array(z.object({ position: z.int(), revision: z.int(), text: z.string() })),
  compare_ranking: z.array(topic).nullable(),
  compare_revision: z.int(),
  topics: z.array(topicAnswers),
  /** From then on nothing more is taken. */
  closes_at: z.iso.datetime(),
  /** By the server's clock, which is the one that counts. */
  now: z.iso.datetime(),
})

export type TestState = z.output<typeof testState>

/** What a device gets when it takes up a test: the key to it, and everything that is needed to go on without us. */
export const openedTest = z.object({ token: z.string(), content: testContent, state: testState })

export type OpenedTest = z.output<typeof openedTest>
