import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { marksAdded } from './history.ts'
import { routes } from './routes.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const file = relative(root, fileURLToPath(new URL('to-come.json', import.meta.url)))

test('what is marked as to come only becomes less, in every commit and in the working copy', async ({ annotate }) => {
  const { checked, problems } = marksAdded(root, file)
  if (!checked) await annotate('This is a copy without git history: that marks become fewer was not checked.')
  expect(problems).toEqual([])
})

test('every page is asked for once; the journeys open each of them', () => {
  const names = new Set(routes.map(({ name }) => name))
  expect(names.size).toBe(routes.length)
})
