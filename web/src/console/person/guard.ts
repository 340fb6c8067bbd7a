import type { PermissionWord } from '@catchpitch/contract/access/permissions'
import { redirect } from '@tanstack/react-router'
import { homeOf, may, type Person } from './person.ts'

/** For a route's `beforeLoad`: whoever does not hold the word is taken to their own start page instead. */
export function requireWord(word: PermissionWord) {
  return ({ context }: { context: { person: Person } }) => {
    if (!may(context.person, word)) throw redirect({ to: homeOf(context.person) })
  }
}
