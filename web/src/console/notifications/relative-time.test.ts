import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-16T02:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

it.each([
  [-5 * minute, null, null, null],
  [0, null, null, null],
  [59 * second, null, null, null],
  [minute, '1 minute ago', '1分钟前', '1 minit lalu'],
  [59 * minute, '59 minutes ago', '59分钟前', '59 minit lalu'],
  [hour, '1 hour ago', '1小时前', '1 jam lalu'],
  [23.9 * hour, '23 hours ago', '23小时前', '23 jam lalu'],
  [day, 'yesterday', '昨天', 'semalam'],
  [6 * day, '6 days ago', '6天前', '6 hari lalu'],
  [7 * day, '09 Nov 2026', '2026年11月9日', '09 Nov 2026'],
])('%i ms ago', (ago, en, zh, ms) => {
  const instant = new Date(now.getTime() - ago)
  expect(relativeTime(instant, now, 'en')).toBe(en)
  expect(relativeTime(instant, now, 'zh')).toBe(zh)
  expect(relativeTime(instant, now, 'ms')).toBe(ms)
})
