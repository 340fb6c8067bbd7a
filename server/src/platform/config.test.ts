import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('needs no settings at all for a first look', () => {
  expect(readConfig({})).toMatchObject({ production: false, role: 'all', port: 3000, database_url: null, demo: true })
})

it.each([
  [{ PORT: 'three' }, /^PORT cannot be used/],
  [{ PORT: '70000' }, /^PORT cannot be used/],
  [{ ROLE: 'boss' }, /^ROLE cannot be used/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL cannot be used/],
  [{ PUBLIC_URL: 'catchpitch' }, /^PUBLIC_URL cannot be used/],
  [{ NODE_ENV: 'production' }, /^PUBLIC_URL must be set/],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://hire.example' }, /^SMTP_URL must be set/],
  [{ ROLE: 'worker' }, /^ROLE=worker needs DATABASE_URL/],
])('refuses %j with a sentence that names it', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence)
})

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ database_url: null, port: 3000 })
})

it('has no demo people in production', () => {
  const variables = { NODE_ENV: 'production', PUBLIC_URL: 'https://hire.example/', SMTP_URL: 'smtp://mail.example' }
  expect(readConfig(variables)).toMatchObject({ demo: false, public_url: 'https://hire.example' })
})
