import { expect, it } from 'vitest'
import { errors } from './errors.ts'
import { en, ms, zh } from './messages/all-messages.ts'

it.each(Object.entries(errors))('%s has a status of its own kind and a sentence in every language', (code, error) => {
  expect(error.status).toBeGreaterThanOrEqual(400)
  expect(error.status).toBeLessThan(600)
  // So that a message is found by the code that a client reports.
  expect(error.message).toBe(`error.${code}`)
  for (const messages of [en, zh, ms]) expect(messages[error.message].trim()).not.toBe('')
})
