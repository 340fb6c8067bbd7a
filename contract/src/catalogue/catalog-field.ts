import { z } from 'zod'
import { richTexts } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { storedTexts, texts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import type { OptionList } from '../options/option-lists.ts'

/** What a field can point at; each is looked up by name. */
export const catalogSources = [
  'dimension',
  'situation',
  'module',
  'industry',
  'note_type',
  'transaction_type',
  'company',
  'person',
  'survey',
] as const
export type CatalogSource = (typeof catalogSources)[number]

/** What a remark can be about, by the number in the database. */
export const noteSubjects = { 1: 'company', 2: 'person', 3: 'survey' } as const satisfies Record<number, CatalogSource>

/**
 * What an entry of the catalogue is made of. Each kind is handled by one switch in exactly three places: its schemas
 * here, its column on the server, its control on the web. They are plain data: a field that depends on another one
 * belongs into a rule of its own.
 */
export type CatalogField =
  | {
      readonly kind: 'texts'
      readonly max: number /** How high the field is; left out: one line. */
      readonly lines?: number
    }
  /** `placeholders`: the names that may stand in double braces in it. */
  | { readonly kind: 'rich_text'; readonly max: number; readonly placeholders?: readonly string[] }
  | {
      readonly kind: 'choice'
      readonly of: readonly [number | string, ...(number | string)[]]
      /** The choice that the column holds as null: "for every size" is chosen like any other. */
      readonly null_as?: number
    }
  /** The code of an entry of a list. */
  | { readonly kind: 'option'; readonly list: OptionList; readonly optional?: true }
  | { readonly kind: 'record'; readonly source: CatalogSource; readonly optional?: true }
  /** Several, in the order that they were put in. */
  | { readonly kind: 'records'; readonly source: CatalogSource; readonly max: number }
  | { readonly kind: 'moment'; readonly optional?: true }
  | { readonly kind: 'flag' }
  /** A company, a person or a survey. */
  | { readonly kind: 'subject' }

type FieldSchemas = {
  /** What a form sends. */
  form: z.ZodType
  /** What a reply holds. */
  stored: z.ZodType
  /** What a list can be limited to, if it can be limited by this. */
  filter: z.ZodType | null
}

/** Whom or what a remark is about. */
export const noteSubject = z.object({ kind: z.literal([1, 2, 3]), id })
const code = text({ max: 50 })

const orNull = (schema: z.ZodType, optional = false) => (optional ? schema.nullable() : schema)

/** Filters are written as text. */
const fromText = (of: z.ZodType) =>
  z.preprocess((written) => (Number.isNaN(Number(written)) ? written : Number(written)), of)

export function schemasOf(field: CatalogField): FieldSchemas {
  switch (field.kind) {
    case 'texts':
      return { form: texts({ max: field.max, lines: field.lines !== undefined }), stored: storedTexts, filter: null }
    case 'rich_text':
      return {
        form: richTexts({ max: field.max, placeholders: field.placeholders ?? [] }),
        stored: storedTexts,
        filter: null,
      }
    case 'choice': {
      const one = z.literal([...field.of])
      return { form: one, stored: one, filter: fromText(one) }
    }
    case 'option':
      return { form: orNull(code, field.optional), stored: z.string().nullable(), filter: code }
    case 'record':
      return { form: orNull(id, field.optional), stored: id.nullable(), filter: id }
    case 'records':
      return { form: z.array(id).max(field.max), stored: z.array(id), filter: null }
    case 'moment':
      return { form: orNull(z.iso.datetime(), field.optional), stored: z.iso.datetime().nullable(), filter: null }
    case 'flag':
      return { form: z.boolean(), stored: z.boolean(), filter: null }
    case 'subject':
      return { form: noteSubject, stored: noteSubject, filter: null }
  }
}
