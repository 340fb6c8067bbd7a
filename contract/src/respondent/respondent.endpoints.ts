import { z } from 'zod'
import { invited, respondent, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { videoOf } from '../videos/video-link.ts'
import { inputMethod } from './input-method.ts'
import {
  controls,
  feelings,
  openedTest,
  ranking,
  revision,
  shortAnswer,
  slot,
  testContent,
  testState,
  topic,
} from './test.ts'
import { testStep } from './test-step.ts'

/** One statement as the device has it. What was taken out is sent too, so that no late repeat brings it back. */
const statement = z
  .object({
    slot,
    revision,
    input_method: z.enum(inputMethod),
    /** Of a picture its caption, of a link its title; both may be empty. */
    text: text({ max: limits.statement.text.max, min: 0, lines: true }),
    /** What it was said in; it may arrive later than this. */
    recording_id: id.nullable().default(null),
    /** What it shows; it must have arrived. */
    picture_id: id.nullable().default(null),
    /** Where the video is that it is about. */
    link: text({ max: limits.statement.link.max })
      .refine((link) => videoOf(link) !== null, { error: 'field.video' satisfies FieldMessageKey })
      .nullable()
      .default(null),
    removed: z.boolean(),
    /** By the device's own clock. */
    written_at: z.iso.datetime(),
  })
  .check(({ value, issues }) => {
    const missing = (field: 'picture_id' | 'link') => {
      const message: FieldMessageKey = 'field.required'
      issues.push({ code: 'custom', input: value[field], path: [field], message })
    }
    if (value.input_method === inputMethod.images && value.picture_id === null) missing('picture_id')
    if (value.input_method === inputMethod.links && value.link === null) missing('link')
  })

/** Situation and slot. */
const statementId = z.string().regex(/^\d{1,2}-\d{1,2}$/)

/** From bad to good, and from little to much in one's own hands; each from -1 to 1. */
const mapPlace = { x: z.number(), y: z.number() }

const stored = z.object({ topic, slot, revision })
const storedRatings = z.object({ topic, revision })

export const startTest = endpoint({
  method: 'POST',
  path: '/survey-test/{id}',
  access: signedIn(),
  summary: 'Take up, or go on with, the survey of one of my own invitations; says so if it is completed.',
  refusals: ['test.closed'],
  params: z.object({ id }),
  reply: z.object({ completed: z.boolean(), group_id: id, test: openedTest.nullable() }),
})

export const getInstructions = endpoint({
  method: 'GET',
  path: '/instructions',
  access: respondent(),
  summary: 'What the survey asks and how, in my language.',
  reply: testContent,
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/consent',
  access: respondent(),
  summary: 'Agree to what is recorded, who sees it and until when.',
  refusals: ['test.elsewhere', 'test.closed'],
  body: z.object({ version: z.int() }),
  reply: z.object({ version: z.int() }),
})

export const listShortQuestions = endpoint({
  method: 'GET',
  path: '/short-questions',
  access: respondent(),
  summary: 'The short questions before the survey itself, with what I have answered so far.',
  reply: z.array(z.object({ position: z.int(), question: z.string(), revision: z.int(), answer: z.string() })),
})

export const saveShortAnswers = endpoint({
  method: 'POST',
  path: '/short-questions',
  access: respondent(),
  summary:
    'Save answers to short questions, one or several. A repeat, or an older one that comes late, changes nothing.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  body: z.object({
    answers: z
      .array(shortAnswer)
      .min(1)
      .max(limits.survey.screening_questions.max)
      .refine((given) => new Set(given.map(({ position }) => position)).size === given.length, {
        error: 'field.invalid',
      }),
  }),
  reply: z.array(shortAnswer.pick({ position: true, revision: true })),
})

export const selectInputMethod = endpoint({
  method: 'POST',
  path: '/select-input-method',
  access: respondent(),
  summary: 'Choose how I express myself, among what the survey offers; it can be changed at any statement.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  body: z.object({ input_method: z.enum(inputMethod) }),
  reply: z.object({ input_method: z.enum(inputMethod) }),
})

export const getStatements = endpoint({
  method: 'GET',
  path: '/statement',
  access: respondent(),
  summary: 'Where I am, the clock, and all that I have answered: what another device needs to go on.',
  reply: testState,
})

export const saveStatement = endpoint({
  method: 'POST',
  path: '/statement',
  access: respondent(),
  summary: 'Save one statement in its place. A repeat, or an older one that comes late, changes nothing.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step', 'test.timeOver'],
  body: statement.safeExtend({ topic }),
  reply: stored,
  transaction: 'own',
})

export const saveStatements = endpoint({
  method: 'PUT',
  path: '/update-statement-paragraph',
  access: respondent(),
  summary: 'Save several statements of one situation at once: what a device kept while it had no connection.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step', 'test.timeOver'],
  body: z.object({ topic, statements: z.array(statement).min(1).max(limits.test.slots.max) }),
  reply: z.array(stored),
  transaction: 'own',
})

export const removeStatement = endpoint({
  method: 'DELETE',
  path: '/statement/{id}',
  access: respondent(),
  summary:
    'Take a statement out of its place, which its id names: situation and slot, as in 2-7. Nothing of it is kept.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  params: z.object({ id: statementId }),
  // As with saving: an older one that comes late changes nothing.
  body: z.object({ revision }),
  reply: stored,
  transaction: 'own',
})

export const addParagraph = endpoint({
  method: 'POST',
  path: '/statement-paragraph',
  access: respondent(),
  summary:
    'Add a paragraph line by line in the free places of the situation. A line that stands there is not added again.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step', 'test.timeOver'],
  body: z.object({
    topic,
    text: text({ max: limits.statement.text.max * limits.test.slots.max, lines: true }),
    written_at: z.iso.datetime(),
  }),
  reply: z.array(stored.extend({ text: z.string() })),
})

export const getMyLife = endpoint({
  method: 'GET',
  path: '/my-life',
  access: invited(),
  summary:
    'My own map: what my answers come to so far, for all situations that I have answered to the end and for each.',
  refusals: ['record.missing'],
  /** Of which of my invitations; the session of a survey knows its own. */
  query: z.object({ invite_id: id.optional() }),
  reply: z.object({
    company: z.string(),
    name: z.string(),
    completed: z.boolean(),
    /** With how sure it is, as covariance. */
    result: z
      .object({ ...mapPlace, cov_xx: z.number(), cov_xy: z.number(), cov_yy: z.number(), situations: z.int() })
      .nullable(),
    by_situation: z.array(z.object({ situation_id: id, topic: z.string(), ...mapPlace })),
    /** The situations by the importance that I gave them; empty if I was not asked. */
    compared: z.array(z.string()),
  }),
})

export const saveImportance = endpoint({
  method: 'POST',
  path: '/importance',
  access: respondent(),
  summary: 'Save the order of a situation’s statements, the most important first.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  body: z.object({ topic, revision, ranking }),
  reply: storedRatings,
  transaction: 'own',
})

export const saveFeelings = endpoint({
  method: 'POST',
  path: '/feelings',
  access: respondent(),
  summary: 'Save how I feel about each statement of a situation.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  body: z.object({ topic, revision, feelings }),
  reply: storedRatings,
  transaction: 'own',
})

export const saveControl = endpoint({
  method: 'POST',
  path: '/control',
  access: respondent(),
  summary: 'Save how much I can influence each statement of a situation: Much, Some, None.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  body: z.object({ topic, revision, controls }),
  reply: storedRatings,
  transaction: 'own',
})

export const compareSituations = endpoint({
  method: 'POST',
  path: '/compare-situations',
  access: respondent(),
  summary: 'Save the order of the situations themselves, the most important first.',
  refusals: ['test.elsewhere', 'test.step'],
  body: z.object({
    revision,
    ranking: z
      .array(topic)
      .max(limits.test.situations.max)
      .refine((given) => new Set(given).size === given.length, { error: 'field.invalid' }),
  }),
  reply: z.object({ revision }),
})

export const nextTest = endpoint({
  method: 'POST',
  path: '/next-test',
  access: respondent(),
  summary: 'Finish the step that I am in and go on to the next one; a repeat stays where it led.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step', 'test.incomplete'],
  transaction: 'own',
  body: z.object({ step: z.enum(testStep), topic: z.int().min(0).max(limits.test.situations.max) }),
  reply: testState.pick({ step: true, topic: true, now: true }).extend({ deadline_at: z.iso.datetime().nullable() }),
})

export const reportGap = endpoint({
  method: 'POST',
  path: '/connection-gap',
  access: respondent(),
  summary: 'Tell that the connection was lost for a while; the clock of the situation gets that time back.',
  refusals: ['test.elsewhere'],
  body: z.object({ from_at: z.iso.datetime(), to_at: z.iso.datetime() }),
  reply: z.object({ deadline_at: z.iso.datetime().nullable(), credited_ms: z.int() }),
})
