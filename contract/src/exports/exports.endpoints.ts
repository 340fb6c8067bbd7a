import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { integrityFlags, resultStatus, undecided } from '../results/result-status.ts'
import { hashId, namedSurvey } from '../surveys/hash-id.ts'
import {
  columnStyles,
  columnsOfExport,
  exportColumns,
  exportFormats,
  exportKinds,
  exportLimits,
  exportStates,
} from './export.ts'

/** Whom: what a list of results can be narrowed by, of one survey or of all. */
const narrowed = listQuery({
  order: ['completed_at'],
  filter: {
    status: z.union([z.literal(undecided), z.coerce.number().pipe(z.enum(resultStatus))]),
    flag: z.enum(integrityFlags),
    dimension: id,
    query: id,
    survey: hashId,
    kind: z.coerce.number().pipe(z.int().min(0).max(6)),
    from: requiredDay,
    until: requiredDay,
  },
}).omit({ page: true })

const choice: FieldMessageKey = 'field.choice'

/** Of one survey or of all, narrowed, or chosen one by one. */
const asked = narrowed.extend({
  survey_id: id.optional(),
  /** By commas; left out: everybody whom the filters let through. */
  ids: text({ max: exportLimits.shown * 37 })
    .transform((written) => written.split(','))
    .pipe(z.array(id).min(1).max(exportLimits.shown))
    .optional(),
})

const exported = z.object({
  id,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** People, of whom so many are written. */
  rows_total: z.int(),
  rows_done: z.int(),
  file: z
    .object({
      name: z.string(),
      bytes: z.int(),
      /** Good for a minute. Whoever wants it later asks again. */
      url: z.string(),
    })
    .nullable(),
  /** Until when the file can be fetched. */
  expires_at: z.iso.datetime(),
})

export const createExport = endpoint({
  method: 'POST',
  path: '/exports',
  access: company('result.export'),
  summary:
    'Write results to a file: those of a survey or of all, narrowed as a list is, or chosen one by one. It is made beside the call; whoever is shown by a code is in it by that code alone.',
  // Whoever leaves takes along what is theirs.
  needs_plan: false,
  body: narrowed
    .extend({
      kind: z.enum(exportKinds),
      format: z.enum(exportFormats),
      columns: z.array(z.enum(exportColumns)).min(1, choice).max(exportColumns.length),
      /** Null: over all surveys that the caller sees. */
      survey_id: id.nullable(),
      ids: z.array(id).min(1, 'field.users.required').max(exportLimits.people).optional(),
    })
    .refine(({ kind, columns }) => columns.every((column) => columnsOfExport[kind].some((known) => known === column)), {
      path: ['columns'],
      error: choice,
    }),
  reply: exported,
})

export const getExport = endpoint({
  method: 'GET',
  path: '/exports/{id}',
  access: company('result.export'),
  summary: 'How far an export of the caller is, and where its file can be fetched.',
  params: z.object({ id }),
  reply: exported,
})

export const listExportUsers = endpoint({
  method: 'GET',
  path: '/my-surveys/get-export-users',
  access: company('result.export'),
  summary: `Who would be in an export: how many, and the first ${exportLimits.shown} of them.`,
  query: asked,
  reply: z.object({
    total: z.int(),
    people: z.array(z.object({ id, code: z.string(), name: z.string().nullable(), survey: namedSurvey })),
  }),
})

export const getExportTable = endpoint({
  method: 'GET',
  path: '/exports/table',
  access: company('result.export'),
  summary: `What an export would hold, to be printed: the lines of the first ${exportLimits.printed} people.`,
  query: asked.extend({
    kind: z.enum(exportKinds),
    /** By commas; those that a file of this kind does not have are left out. */
    columns: text({ max: 400 })
      .transform((written) => written.split(','))
      .pipe(z.array(z.enum(exportColumns)).max(exportColumns.length)),
  }),
  reply: z.object({
    /** How many people there are, of whom so many are printed. */
    total: z.int(),
    printed: z.int(),
    columns: z.array(z.object({ title: z.string(), style: z.enum(columnStyles) })),
    /** A moment stands as it is written everywhere. */
    lines: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  }),
})
