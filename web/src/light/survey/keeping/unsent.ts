import { limits } from '@catchpitch/contract/limits'
import { type Change, isSameChange, type StatementChange, subjectOf } from './change.ts'

/** Of several changes to the same thing only the newest waits; it takes its place at the end of the line. */
export function withChange(unsent: readonly Change[], change: Change): Change[] {
  return [...unsent.filter((waiting) => subjectOf(waiting) !== subjectOf(change)), change]
}

export function withoutChanges(unsent: readonly Change[], gone: readonly Change[]): Change[] {
  return unsent.filter((waiting) => !gone.some((change) => isSameChange(change, waiting)))
}

/** What the server takes after the time is over, too. The two kinds travel apart: one refusal is then about all of a call. */
const isOfTheLeast = ({ slot }: StatementChange) => slot <= limits.test.slots.min

/** Its picture goes before it, and may be refused: that must not be about its neighbours. */
const travelsAlone = ({ picture_id }: StatementChange) => Boolean(picture_id)

/** What goes into one call: the first in line, and if that is a statement or a short answer, its neighbours of that kind. */
export function firstCall(unsent: readonly Change[]): Change[] {
  const [first] = unsent
  if (!first) return []
  if (first.kind === 'shortAnswer') {
    const end = unsent.findIndex(({ kind }) => kind !== 'shortAnswer')
    return end === -1 ? [...unsent] : unsent.slice(0, end)
  }
  if (first.kind !== 'statement') return [first]
  if (travelsAlone(first)) return [first]
  const end = unsent.findIndex((change) => change.kind !== 'statement' || change.topic !== first.topic)
  const neighbours = end === -1 ? unsent : unsent.slice(0, end)
  return neighbours.filter(
    (change) => change.kind === 'statement' && isOfTheLeast(change) === isOfTheLeast(first) && !travelsAlone(change),
  )
}
