import { z } from 'zod'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { integrityFlags, resultStatus, undecided } from '../results/result-status.ts'
import { exportColumns, exportFormats, exportKinds } from './export.ts'

/** Whom: as a list was narrowed, or one by one. */
const chosenPeople = z.object({
  keyword: text({ max: limits.keyword.max, min: 0 }),
  status: z.array(z.union([z.literal(undecided), z.enum(resultStatus)])).optional(),
  flag: z.array(z.enum(integrityFlags)).optional(),
  from: requiredDay.optional(),
  until: requiredDay.optional(),
  /** Left out: all that the person sees. */
  survey_ids: z.array(id).optional(),
  module_kinds: z.array(z.int()).optional(),
  dimension_ids: z.array(id).optional(),
  query_ids: z.array(id).optional(),
  ids: z.array(id).optional(),
  descending: z.boolean(),
})

export type ChosenPeople = z.infer<typeof chosenPeople>

/** What an export was ordered with, as its row holds it. */
export const exportRequest = z.object({
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  columns: z.array(z.enum(exportColumns)),
  language: z.enum(languages),
  people: chosenPeople,
})

export type ExportRequest = z.infer<typeof exportRequest>
