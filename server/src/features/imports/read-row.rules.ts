import type { PersonKind } from '@catchpitch/contract/imports/import'
import { type ImportedAdmin, type ImportedUser, importedPerson } from '@catchpitch/contract/imports/imported-person'
import type { Problem } from '@catchpitch/contract/problems'
import { problemsOf } from '@catchpitch/contract/problems'

/** Every spelling with what it means. */
export const wordsOf = (words: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(words).flatMap(([value, spellings]) => spellings.map((spelling) => [spelling, value] as const)),
  )

const languageWords = wordsOf({
  en: ['en', 'english', '英文', '英语', 'inggeris', 'bahasa inggeris'],
  zh: ['zh', 'chinese', 'mandarin', '中文', '华文', '华语', 'cina', 'bahasa cina'],
  ms: ['ms', 'malay', 'bahasa melayu', 'melayu', '马来文', '马来语'],
})
const genderWords = wordsOf({ MALE: ['male', 'm', '男', 'lelaki'], FEMALE: ['female', 'f', '女', 'perempuan'] })
const roleWords = wordsOf({
  owner: ['owner', '企业所有者', '所有者', 'pemilik'],
  manager: ['manager', '经理', 'pengurus'],
})

/** A word that is not in the list stays as it is, so that the row is refused for it by name. */
const oneOf = (words: ReadonlyMap<string, string>) => (value: string) => words.get(value.toLowerCase()) ?? value

const withPlus = (value: string) => {
  const digits = value.replaceAll(/[\s()-]/g, '').replace(/^00/, '+')
  return /^\d+$/.test(digits) ? `+${digits}` : digits
}

/** Days are written day first here, unless the year stands first. */
function day(value: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? []
  return year === '' ? value.replaceAll(/[/.]/g, '-') : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** How people and spreadsheet programs write what a form has a field for. */
export const readings: Readonly<Record<string, (value: string) => unknown>> = {
  language: oneOf(languageWords),
  gender: oneOf(genderWords),
  role: oneOf(roleWords),
  country_code: withPlus,
  mobile: (value) => value.replaceAll(/[\s().-]/g, ''),
  dob: day,
  departments: (value) =>
    value
      .split(/[;；、\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
}

export type ReadRow = { person: ImportedUser | ImportedAdmin | null; problems: Problem[] }

/** One row as its form reads it, or everything that is wrong with it by field. */
export function readRow(kind: PersonKind, cells: ReadonlyMap<string, string>): ReadRow {
  const form = importedPerson[kind]
  const input = Object.fromEntries(
    Object.keys(form.shape).map((field) => {
      const written = (cells.get(field) ?? '').trim()
      return [field, readings[field]?.(written) ?? written]
    }),
  )
  const read = form.safeParse(input)
  if (read.success) return { person: read.data, problems: [] }
  // The first of each field: a second would only repeat it in other words.
  const byField = new Map(problemsOf(read.error, input).map((problem) => [problem.field.split('.')[0] ?? '', problem]))
  return { person: null, problems: Array.from(byField, ([field, problem]) => ({ ...problem, field })) }
}
