import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const APP_SECRET = 'x'.repeat(32)
const DATABASE_URL = 'postgres://localhost/x'
const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef'
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET }
const inProduction = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hire.example/',
  SMTP_URL: 'smtp://mail.example',
  APP_SECRET,
}

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
  [{ APP_SECRET: 'x'.repeat(31) }, /^APP_SECRET cannot be used/],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://hire.example' }, /^APP_SECRET must be set/],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://hire.example', APP_SECRET }, /^SMTP_URL must be set/],
  [{ S3_ENDPOINT: 'somewhere' }, /^S3_ENDPOINT cannot be used/],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_REGION: 'auto' },
    /^An object store needs all of its settings; these are missing: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY\.$/,
  ],
  [{ SUPPORT_EMAIL: 'support' }, /^SUPPORT_EMAIL cannot be used: it is no address/],
  [{ CHATWOOT_URL: 'https://chat.example' }, /^A chat needs both of its settings; CHATWOOT_TOKEN is missing\.$/],
  [{ CHATWOOT_TOKEN: 'abc' }, /^A chat needs both of its settings; CHATWOOT_URL is missing\.$/],
  [{ CHATWOOT_URL: 'chat.example', CHATWOOT_TOKEN: 'abc' }, /^CHATWOOT_URL cannot be used/],
  [{ CHATWOOT_URL: "https://chat.example/; script-src 'unsafe-inline'", CHATWOOT_TOKEN: 'abc' }, /it may name no path/],
  [{ CHATWOOT_URL: 'https://chat.example', CHATWOOT_TOKEN: 'a b' }, /^CHATWOOT_TOKEN cannot be used/],
  [{ STRIPE_SECRET_KEY: 'pk_live_x' }, /^STRIPE_SECRET_KEY cannot be used/],
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, /STRIPE_WEBHOOK_SECRET is missing\.$/],
  [{ STRIPE_WEBHOOK_SECRET }, /STRIPE_SECRET_KEY is missing\.$/],
  [{ STRIPE_API_URL: 'http://payments:8420' }, /STRIPE_SECRET_KEY is missing\.$/],
  [
    { ...inProduction, ...stripe, STRIPE_API_URL: 'http://payments:8420' },
    /^STRIPE_API_URL sends payments elsewhere than to Stripe\. In production ALLOW_TEST_PAYMENTS=true must say/,
  ],
  [{ GRACE_DAYS: '-1' }, /^GRACE_DAYS cannot be used/],
  [{ WP_SHOPS: 'https://shop.example' }, /^WP_SHOPS cannot be used: each shop is an address and a secret/],
  [{ TAX_RATES: 'MY=8' }, /^TAX_RATES cannot be used: "MY=8" is no country and rate/],
  [{ SELLER_COUNTRY: 'Malaysia' }, /^SELLER_COUNTRY cannot be used/],
  [{ ROLE: 'worker' }, /^ROLE=worker needs DATABASE_URL/],
  [{ ROLE: 'api', DATABASE_URL }, /^ROLE=api needs APP_SECRET/],
  [{ ROLE: 'worker', DATABASE_URL, APP_SECRET }, /^ROLE=worker needs PUBLIC_URL/],
])('refuses %j with a sentence that names it', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence)
})

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ database_url: null, port: 3000 })
})

it('has no demo people in production', () => {
  const variables = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://hire.example/',
    SMTP_URL: 'smtp://mail.example',
    APP_SECRET,
  }
  expect(readConfig(variables)).toMatchObject({ demo: false, public_url: 'https://hire.example' })
})

it('never repeats a secret that cannot be used', () => {
  expect(() => readConfig({ APP_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
})

it('lets the two halves of the product share what they sign with', () => {
  const shared = { DATABASE_URL, APP_SECRET, PUBLIC_URL: 'https://hire.example' }
  expect(readConfig({ ...shared, ROLE: 'worker' })).toMatchObject({ role: 'worker', app_secret: APP_SECRET })
  expect(readConfig({ ...shared, ROLE: 'api' })).toMatchObject({ role: 'api', app_secret: APP_SECRET })
})

it('keeps files in the data folder, or in an object store when all of its settings are there', () => {
  expect(readConfig({}).s3).toBeNull()
  const store = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'files', S3_REGION: 'auto' }
  expect(readConfig({ ...store, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'files',
    region: 'auto',
    access_key_id: 'id',
    secret_access_key: 'key',
  })
})

it('charges cards by Stripe, by the address that stands in for it, or not at all', () => {
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(inProduction).stripe).toBeNull()
  expect(readConfig({ ...inProduction, ...stripe }).stripe).toMatchObject({ secret_key: 'sk_test_x', api_url: null })
  const twice = { ...inProduction, ...stripe, STRIPE_API_URL: 'http://payments:8420/', ALLOW_TEST_PAYMENTS: 'true' }
  expect(readConfig(twice).stripe).toMatchObject({ api_url: 'http://payments:8420' })
})

it('reads shops, tax rates and the address of who sells', () => {
  const { shops, tax_rates, seller } = readConfig({
    WP_SHOPS: 'https://Shop.example/=secret=1234 http://other.example=another-one',
    TAX_RATES: 'MY:8, SG:9.5,',
    SELLER_ADDRESS: 'Level 9 | 50450 Kuala Lumpur |',
  })
  expect(shops).toEqual([
    { url: 'https://shop.example', secret: 'secret=1234' },
    { url: 'http://other.example', secret: 'another-one' },
  ])
  expect(tax_rates).toEqual({ MY: 800, SG: 950 })
  expect(seller).toMatchObject({ name: 'Catchpitch', address: ['Level 9', '50450 Kuala Lumpur'], country: 'MY' })
})

it('has a chat when both of its settings are there', () => {
  expect(readConfig({}).chat).toBeNull()
  const settings = { CHATWOOT_URL: 'https://Chat.example:3000/', CHATWOOT_TOKEN: 'aB3-_x' }
  expect(readConfig(settings).chat).toEqual({ url: 'https://chat.example:3000', token: 'aB3-_x' })
})

it('lets people write to whoever mails come from, unless somebody else helps them', () => {
  expect(readConfig({}).support_email).toBe('hello@catchpitch.example')
  expect(readConfig({ MAIL_FROM: 'post@hire.example' }).support_email).toBe('post@hire.example')
  expect(readConfig({ SUPPORT_EMAIL: 'help@hire.example' }).support_email).toBe('help@hire.example')
})
