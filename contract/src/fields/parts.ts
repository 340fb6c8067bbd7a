import { z } from 'zod'

/*
 * A form that brings a file along is sent in parts, and parts are texts: nothing is an empty text, a
 * flag is a digit, a list is a name that comes several times.
 */

export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((part) => (part === '' || part === undefined ? null : part), schema.nullable())

/** A number of digits; nothing stays nothing, and what is no number is refused by the schema. */
export const wholeNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((part) => {
    if (part === '') return undefined
    return typeof part === 'string' && /^-?\d{1,15}$/.test(part) ? Number(part) : part
  }, schema)

const flags = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

export const flag = z.preprocess((part) => flags.get(part) ?? part, z.boolean())

const asList = (part: unknown): unknown[] => {
  if (part === undefined || part === '') return []
  return Array.isArray(part) ? Array.from<unknown>(part) : [part]
}

export const listOf = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(asList, z.array(schema))
