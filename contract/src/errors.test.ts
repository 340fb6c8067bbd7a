import { expect, it } from 'vitest'
import { errors } from './errors.ts'
import { en } from './messages/en.ts'
import { ms } from './messages/ms.ts'
import { zh } from './messages/zh.ts'

it.each(Object.entries(errors))('%s has a status of its own kind and a sentence in every language', (code, error) => {
  expect(error.status).toBeGreaterThanOrEqual(400)
  expect(error.status).toBeLessThan(600)
  // So that a message is found by the code that a client reports.
  expect(error.message).toBe(`error.${code}`)
  for (const messages of [en, zh, ms]) expect(messages[error.message].trim()).not.toBe('')
})
