import { type OptionList, optionLists } from '@catchpitch/contract/options/option-lists'
import type { Connection } from '#platform/db/database'
import { findOffered } from './options.queries.ts'

/**
 * The lists of which a code was chosen that they do not offer, or no longer. Fields are named like their lists, so
 * these are also the fields to complain about. What was left open is nobody's mistake.
 */
export async function findUnoffered(
  db: Connection,
  chosen: Partial<Record<OptionList, string | null>>,
): Promise<OptionList[]> {
  const choices = optionLists.flatMap((list) => {
    const code = chosen[list]
    return code ? [{ list, code }] : []
  })
  if (choices.length === 0) return []
  const offered = await findOffered(db, choices)
  const isOffered = (list: OptionList, code: string) => offered.some((row) => row.list === list && row.code === code)
  return choices.filter(({ list, code }) => !isOffered(list, code)).map(({ list }) => list)
}
