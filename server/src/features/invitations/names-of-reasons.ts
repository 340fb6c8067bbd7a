import { findNames } from '#features/options/options.public'
import type { Context } from '#platform/http/context'
import type { ListedInvite } from './invite-lists.queries.ts'

const list = 'decline_option'

/** What those who declined gave as their reason, in the words of the list that they chose it from. */
export async function namesOfReasons(
  { db, language }: Pick<Context, 'db' | 'language'>,
  invites: readonly Pick<ListedInvite, 'decline_option'>[],
): Promise<ReadonlyMap<string, string>> {
  const codes = [...new Set(invites.flatMap(({ decline_option }) => decline_option ?? []))]
  if (codes.length === 0) return new Map()
  const choices = codes.map((code) => ({ list, code }) as const)
  const names = await findNames(db, choices, language)
  return new Map(names.map(({ code, name }) => [code, name]))
}
