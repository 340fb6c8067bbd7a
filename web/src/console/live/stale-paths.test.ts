import { topics } from '@catchpitch/contract/live/hint'
import { expect, it } from 'vitest'
import { stalePaths } from './stale-paths.ts'

const about = (topic: Parameters<typeof stalePaths>[0]['topic']) => ({ topic, group_id: null, id: null })

it.each(topics)('a hint about %s makes something stale', (topic) => {
  expect(stalePaths(about(topic))?.length).toBeGreaterThan(0)
})

it('everything is everything', () => {
  expect(stalePaths(about('everything'))).toBeNull()
})

it.each(['of a newer release', 'toString'])('a topic %s makes nothing stale', (topic) => {
  expect(stalePaths(JSON.parse(JSON.stringify({ ...about('sessions'), topic })))).toEqual([])
})
