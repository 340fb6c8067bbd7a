import { methodVersion } from '@catchpitch/method/version'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { readStored, readTopics, replaceResult } from './recompute.queries.ts'
import { resultOf } from './result-of.rules.ts'

const at_once = 200

export type Recomputed = { read: number; changed: number; method_version: number }

/**
 * Works every stored result out again from what was answered and the edition that asked for it. An explicit act: what
 * a company has read must not change by itself because the product did. Each result is written by itself, so that
 * whoever stops it half way has some of the one version and some of the other, each of which says which.
 */
export async function recomputeResults(db: Connection, now: Date): Promise<Recomputed> {
  const done = { read: 0, changed: 0, method_version: methodVersion }
  let last: Awaited<ReturnType<typeof readStored>>[number] | null = null
  for (;;) {
    const stored = await readStored(db, last, at_once)
    for (const row of stored) {
      const content = await findEdition(db, row)
      const result = resultOf(content, await readTopics(db, row))
      done.read += 1
      last = row
      if (!result) continue
      const isSame =
        row.method_version === result.method_version &&
        row.x === result.x &&
        row.y === result.y &&
        row.alignment === result.alignment
      if (!isSame) done.changed += 1
      await replaceResult(db, row, result, now)
    }
    if (stored.length < at_once) return done
  }
}
