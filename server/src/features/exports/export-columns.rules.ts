import {
  type ColumnStyle,
  columnsOfExport,
  type ExportColumn,
  type ExportKind,
} from '@catchpitch/contract/exports/export'
import type { Language } from '@catchpitch/contract/languages'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import type { Cell, WrittenColumn } from '#platform/spreadsheets/cell'
import { exportWords } from './export-words.rules.ts'

/** Somebody who has completed a survey, as a file can tell of them. */
export type ExportedPerson = {
  no: number
  /** Null where the survey hides names; the address then too. */
  name: string | null
  email: string | null
  survey: string
  status: number | null
  status_at: Date | null
  completed_at: Date
  situations: number
  x: number
  y: number
  alignment: number
  shades: readonly number[]
  events: number
  is_repeat: boolean
}

export type ExportedStatement = ExportedPerson & {
  situation: string
  topic: string
  rank: number | null
  text: string
  feelings_scale: 2 | 4
  feeling: number | null
  control: number | null
  parameter: string | null
  shade_text: string | null
}

export type ExportedSituation = ExportedPerson & { situation: string; statements: number }

type Line = ExportedPerson & Partial<ExportedStatement> & Partial<ExportedSituation>

/** A column with what stands in it. */
export type FileColumn = WrittenColumn & { of: (line: Line) => Cell }

type Statuses = Readonly<Record<ResultStatus, { name: string }>>

const isStatus = (statuses: Statuses, status: number | null): status is ResultStatus =>
  status !== null && Object.hasOwn(statuses, status)

/** Who somebody is, where they answered, and what was decided. */
type Named = Pick<ExportedPerson, 'no' | 'name' | 'email' | 'survey' | 'status'>

/** The columns that every file of results begins with. */
export function nameColumns(language: Language, statuses: Statuses) {
  const { undecided } = exportWords[language]
  return {
    code: { style: 'text', of: ({ no }: Named) => participantCode(no) },
    name: { style: 'text', of: ({ name }: Named) => name },
    email: { style: 'text', of: ({ email }: Named) => email },
    survey: { style: 'text', of: ({ survey }: Named) => survey },
    status: {
      style: 'text',
      of: ({ status }: Named) => (isStatus(statuses, status) ? statuses[status].name : undecided),
    },
  } as const
}

function plainColumns(language: Language, statuses: Statuses) {
  const words = exportWords[language]
  const rated = (names: readonly string[], rating: number | null | undefined) => names[(rating ?? 0) - 1] ?? null
  const columns: Record<Exclude<ExportColumn, 'shades'>, { style: ColumnStyle; of: (line: Line) => Cell }> = {
    ...nameColumns(language, statuses),
    decided_at: { style: 'moment', of: ({ status_at }) => status_at },
    completed_at: { style: 'moment', of: ({ completed_at }) => completed_at },
    situations: { style: 'whole', of: ({ situations }) => situations },
    basis: { style: 'text', of: (line) => (isEnoughToSay(line) ? words.enough : words.notEnough) },
    feeling_place: { style: 'number', of: ({ x }) => x },
    control_place: { style: 'number', of: ({ y }) => y },
    alignment: { style: 'number', of: ({ alignment }) => alignment },
    events: { style: 'whole', of: ({ events }) => events },
    is_repeat: { style: 'text', of: ({ is_repeat }) => (is_repeat ? words.yes : words.no) },
    situation: { style: 'text', of: ({ situation = null }) => situation },
    topic: { style: 'text', of: ({ topic = null }) => topic },
    rank: { style: 'whole', of: ({ rank = null }) => rank },
    statement: { style: 'text', of: ({ text = null }) => text },
    statements: { style: 'whole', of: ({ statements = null }) => statements },
    feeling: { style: 'text', of: ({ feeling, feelings_scale = 4 }) => rated(words.feelings[feelings_scale], feeling) },
    control: { style: 'text', of: ({ control }) => rated(words.controls, control) },
    parameter: { style: 'text', of: ({ parameter = null }) => parameter },
    shade: { style: 'text', of: ({ shade_text = null }) => shade_text },
  }
  return columns
}

/** A column for each of the twelve, in the order of their numbers. */
function shadeColumns(language: Language): FileColumn[] {
  const { quadrants, controls } = exportWords[language]
  return quadrants.flatMap((quadrant, at) =>
    controls.map((control, strength): FileColumn => {
      const place = at * controls.length + strength
      return { title: `${quadrant}: ${control}`, style: 'share', of: ({ shades }) => shades[place] ?? null }
    }),
  )
}

/** The columns of a file, those that were chosen, in the order that is always the same. */
export function fileColumns(
  { kind, columns, language }: { kind: ExportKind; columns: readonly ExportColumn[]; language: Language },
  statuses: Statuses,
): FileColumn[] {
  const plain = plainColumns(language, statuses)
  return columnsOfExport[kind]
    .filter((column) => columns.includes(column))
    .flatMap((column) =>
      column === 'shades' ? shadeColumns(language) : { ...plain[column], title: exportWords[language].columns[column] },
    )
}
