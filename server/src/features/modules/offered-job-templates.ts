import { constantFrom } from '@catchpitch/contract/constant-from'
import { countWords } from '@catchpitch/contract/fields/word-count'
import type { Language } from '@catchpitch/contract/languages'
import { jobTextTypeOf } from '@catchpitch/contract/modules/template-type'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import type { Connection } from '#platform/db/database'
import { richTextLines } from '#platform/rich-text/rich-text-lines'
import { findJobTemplate, type listJobTemplates } from './offered-job-templates.queries.ts'

type Row = Awaited<ReturnType<typeof listJobTemplates>>['rows'][number]

const excerpt_characters = 160

/** What a list shows of a text about a job. */
export function presentJobTemplate(row: Row) {
  const { id, name, position, industry } = row
  const text = richTextLines(row.text)
  return {
    id,
    type: jobTextTypeOf(row.type),
    name,
    position,
    industry,
    words: countWords(text),
    excerpt: Array.from(text.replaceAll(/\s+/g, ' ')).slice(0, excerpt_characters).join(''),
  }
}

/** A text about a job as a company takes it over; nothing, if none is offered by this id. */
export async function readJobTemplate(db: Connection, id: string, language: Language) {
  const row = await findJobTemplate(db, id, language)
  if (!row) return undefined
  const { excerpt: _, ...shown } = presentJobTemplate(row)
  return {
    ...shown,
    text: richTextLines(row.text),
    job_position: row.job_position,
    skills: row.skills,
    supervision: row.supervision === null ? null : constantFrom(supervision, row.supervision),
  }
}
