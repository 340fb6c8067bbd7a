import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database'
import { useDatabase } from '#testing/database'
import { deferred } from '#testing/deferred'
import { gather } from './gather.ts'

const database = useDatabase()

/** A writer that waits until it is told to go on, and remembers what it was given. */
function heldWriter() {
  const batches: number[][] = []
  const gates: ReturnType<typeof deferred>[] = []
  const save = gather<number, string>({
    most: 3,
    is_about_rows: (error) => error instanceof RangeError,
    async run(_: Database, rows) {
      batches.push([...rows])
      const gate = deferred()
      gates.push(gate)
      await gate.promise
      if (rows.some((row) => row < 0)) throw new RangeError('a bad row')
      if (rows.some((row) => row > 100)) throw new Error('the database is gone')
      return rows.map((row) => `saved ${row}`)
    },
  })
  const release = async () => {
    // Longer than any statement is waited with.
    for (let round = 0; round < 20; round += 1) {
      for (const gate of gates.splice(0)) gate.resolve()
      await pause(5)
    }
  }
  return { batches, release, save: (row: number) => save(database.db, row) }
}

describe('gather', () => {
  it('writes the first at once, and gathers what comes while a statement is under way', async () => {
    const { batches, release, save } = heldWriter()
    const answers = [1, 2, 3, 4, 5, 6].map(save)
    expect(batches).toEqual([[1]])
    await release()
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]])
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6].map((row) => `saved ${row}`))
  })

  it('answers nobody before their statement is committed', async () => {
    const { release, save } = heldWriter()
    let answered = false
    const answer = save(1).then(() => {
      answered = true
    })
    await turn()
    expect(answered).toBe(false)
    await release()
    await answer
    expect(answered).toBe(true)
  })

  it('lets one bad row harm no other', async () => {
    const { release, save } = heldWriter()
    const answers = [1, 2, 3, -4, 5].map(save)
    const settled = Promise.allSettled(answers)
    await release()
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('tells everybody of a statement when the database is gone, and tries none of them alone', async () => {
    const { batches, release, save } = heldWriter()
    const settled = Promise.allSettled([1, 101, 3].map(save))
    await release()
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(batches).toEqual([[1], [101, 3]])
  })
})
