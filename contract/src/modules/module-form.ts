import { z } from 'zod'
import { storedTexts } from '../fields/stored-texts.ts'
import { optionalTexts, texts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { moduleKind } from './module-kind.ts'

const { name, description, instructions, query, queries, screening_question, screening_questions } = limits.module

const feelingsScale = z.union([z.literal(2), z.literal(4)])

/** What companies may choose to find out. Surveys name it by its id, which stays when its words change. */
const queryForm = z.object({
  /** Null: it is new. */
  id: id.nullable(),
  dimension_id: z.uuid({ error: 'field.choice' satisfies FieldMessageKey }),
  name: texts({ max: query.max }),
})

const noneTwice = (ids: readonly string[]) => new Set(ids).size === ids.length

/** A module as staff put it together. */
export const moduleForm = z.object({
  kind: z.enum(moduleKind),
  name: texts({ max: name.max }),
  description: texts({ max: description.max, lines: true }),
  feelings_scale: feelingsScale,
  instructions: texts({ max: instructions.max, lines: true }),
  things_to_remember: texts({ max: instructions.max, lines: true }),
  /** Beside the thanks at the end. */
  completion_message: optionalTexts({ max: description.max, lines: true }),
  /** In the order in which they are asked. */
  situation_ids: z
    .array(id)
    .max(limits.test.situations.max)
    .refine(noneTwice, { error: 'field.invalid' satisfies FieldMessageKey }),
  queries: z.array(queryForm).max(queries.max),
  screening_suggestions: z.array(texts({ max: screening_question.max })).max(screening_questions.max),
  published: z.boolean(),
})

/** As it is read again: whatever it holds was checked when it was written. */
export const moduleTexts = z.object({
  name: storedTexts,
  description: storedTexts,
  instructions: storedTexts,
  things_to_remember: storedTexts,
  /** Null: there is nothing to add to the product's own thanks. */
  completion_message: storedTexts.nullable(),
  queries: z.array(z.object({ id, dimension_id: id, name: storedTexts })),
  screening_suggestions: z.array(storedTexts),
})

export const module = moduleTexts.extend({
  id,
  kind: z.enum(moduleKind),
  feelings_scale: feelingsScale,
  /** In the order in which they are asked. */
  situations: z.array(
    z.object({ id, name: z.string(), topic: z.string(), dimension: z.object({ id, name: z.string() }) }),
  ),
  published_at: z.iso.datetime().nullable(),
  version: z.int(),
  updated_at: z.iso.datetime(),
})
