import { endpoints } from '@catchpitch/contract/endpoints'
import { expect, it } from 'vitest'
import { words } from '../../../i18n/en/deeds.ts'
import { deeds } from './deeds.ts'

const said = new Set(Object.keys(words))

/** Answers are a record of their own, and stand in no log but for the consent to them. */
const isAnswer = (name: string, kind: string) => kind === 'respondent' && name !== 'giveConsent'

it('the log has a sentence for every call that changes something', () => {
  const changing = Object.entries(endpoints).filter(
    ([name, { method, access }]) => method !== 'GET' && !isAnswer(name, access.kind),
  )
  expect(changing.map(([name]) => `did.${name}`).filter((key) => !said.has(key))).toEqual([])
})

it('the log can be filtered by calls that exist', () => {
  expect(deeds.filter((name) => !Object.hasOwn(endpoints, name) || !said.has(`did.${name}`))).toEqual([])
})
