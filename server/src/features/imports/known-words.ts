import { storedTexts } from '@catchpitch/contract/fields/stored-texts'
import { choiceLists } from '@catchpitch/contract/imports/imported-person'
import { listChoices } from '#features/options/options.public'
import { findCountry } from '#features/places/places.public'
import type { Connection } from '#platform/db/database'
import type { Known } from './check-rows.rules.ts'
import { listDepartments } from './imports.queries.ts'

/** Capitals and widths make no other word of it. */
const written = (word: string) => word.normalize('NFKC').trim().toLowerCase()

/** Finds what one of these names stands for. Of two that are alike the later counts. */
function finder(names: readonly (readonly [name: string, meant: string])[]) {
  const byName = new Map(names.map(([name, meant]) => [written(name), meant]))
  return (word: string) => byName.get(written(word))
}

/** What the words in a file of this company may stand for: its departments, and what the lists offer today. */
export async function knownWords(db: Connection, group_id: string): Promise<Known> {
  const departments = await listDepartments(db, group_id)
  const choices = await listChoices(db, choiceLists)
  const choiceOf = (list: (typeof choiceLists)[number]) => {
    const offered = choices.filter((choice) => choice.list === list)
    const called = offered.flatMap(({ code, name }) =>
      Object.values(storedTexts.parse(name)).map((text) => [text, code] as const),
    )
    return finder([...called, ...offered.map(({ code }) => [code, code] as const)])
  }
  return {
    department: finder(departments.map(({ id, name }) => [name, id] as const)),
    employment_status: choiceOf('employment_status'),
    education_level: choiceOf('education_level'),
    country: findCountry,
  }
}
