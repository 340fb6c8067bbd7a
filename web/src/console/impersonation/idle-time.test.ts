import { expect, it } from 'vitest'
import { idleTime } from './idle-time.ts'

function watched() {
  let now = 5_000
  const idle = idleTime(600, now, () => now)
  return { idle, wait: (ms: number) => (now += ms) }
}

it('is over when nobody has touched anything for so long', () => {
  const { idle, wait } = watched()
  wait(599)
  expect(idle.isOver()).toBe(false)
  wait(1)
  expect(idle.isOver()).toBe(true)
})

it('begins again with every touch', () => {
  const { idle, wait } = watched()
  for (const ms of [599, 599, 599]) {
    wait(ms)
    idle.touch()
  }
  expect(idle.isOver()).toBe(false)
})

it('is not woken up by a touch that comes too late', () => {
  const { idle, wait } = watched()
  wait(3_600)
  idle.touch()
  expect(idle.isOver()).toBe(true)
})
