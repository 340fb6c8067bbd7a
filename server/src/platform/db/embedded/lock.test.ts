import { lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { withLock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isHeld = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

describe('withLock', () => {
  it('lets one in at a time, also when all find an abandoned lock', async () => {
    const path = join(folder, 'crowd')
    symlinkSync('2147483647 1', path)
    let inside = 0
    const seen: number[] = []
    const work = async () => {
      inside += 1
      await nextTurn()
      seen.push(inside)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 20 }, () => withLock(path, work)))
    expect(seen).toEqual(Array.from({ length: 20 }, () => 1))
    expect(isHeld(path)).toBe(false)
  })

  it('is given back when the work fails', async () => {
    const path = join(folder, 'failure')
    const failure = withLock(path, () => Promise.reject(new Error('the work failed')))
    await expect(failure).rejects.toThrow('the work failed')
    expect(isHeld(path)).toBe(false)
  })
})
