import { z } from 'zod'
import { storedTexts } from '../fields/stored-texts.ts'
import { texts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

const { name, topic, text_display, sample_statements, parameter, shade } = limits.situation

const shadeText = texts({ max: shade.max, lines: true, missing: 'field.quadrant.shade' })

/** One quarter of a situation: what it is called there, and what much, some and no control in it mean. */
const quadrant = z.object({
  parameter: texts({ max: parameter.max, missing: 'field.quadrant.parameter' }),
  much: shadeText,
  some: shadeText,
  none: shadeText,
})

/** In the order of the method: important and positive, important and negative, less important and positive, and negative. */
export const quadrantCount = 4

/** A situation as staff write it. It can be saved only once all four quadrants are filled. */
export const situationForm = z.object({
  name: texts({ max: name.max }),
  topic: texts({ max: topic.max, missing: 'field.situation.topic' }),
  text_display: texts({ max: text_display.max, lines: true }),
  /** One statement a line. */
  sample_statements: texts({ max: sample_statements.max, lines: true }),
  dimension_id: z.uuid({ error: 'field.choice' satisfies FieldMessageKey }),
  quadrants: z.array(quadrant).length(quadrantCount, { error: 'field.quadrants' satisfies FieldMessageKey }),
})

export const situationTexts = z.object({
  name: storedTexts,
  topic: storedTexts,
  text_display: storedTexts,
  sample_statements: storedTexts,
  quadrants: z
    .array(z.object({ parameter: storedTexts, much: storedTexts, some: storedTexts, none: storedTexts }))
    .length(quadrantCount),
})

export const situation = situationTexts.extend({
  id,
  dimension: z.object({ id, name: z.string() }),
  /** The modules that ask it; as long as there are any it cannot be removed. */
  modules: z.array(z.object({ id, name: z.string() })),
  version: z.int(),
  updated_at: z.iso.datetime(),
})
