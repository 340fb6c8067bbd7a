import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { newId } from '#platform/ids'
import { deriveSecrets } from '#platform/secrets/secrets'
import { useDatabase } from '#testing/database'
import { readLink } from '#testing/mailbox'
import { testSecrets } from '#testing/secrets'
import { type Link, linkRules, type MailedPurpose } from './link.ts'
import { isGenuine, linkAddress } from './link-address.ts'
import { createLink, findLink, revokeLinks, revokeLinksElsewhere, revokeTwins } from './links.queries.ts'
import { redeemLink } from './redeem-link.ts'

const database = useDatabase()
const start = new Date('2026-11-16T02:00:00.678Z')
const purposes: MailedPurpose[] = ['verify', 'reset', 'join', 'sign-in']

/** A link to a person's mailbox, and what its address carries. */
async function send(purpose: MailedPurpose, email = 'Mei.Chen+hire@example.com', now = start) {
  const person = await makePerson(database.db, { now: start })
  const subject_id = person.id
  const id = await createLink(database.db, { purpose, group_id: null, subject_id, email, created_by: null }, now)
  const link = await findLink(database.db, id)
  if (!link) throw new Error('The link was not written.')
  return { link, person, carried: carriedBy(link) }
}

function carriedBy(link: Link, secrets = testSecrets): Record<string, string> {
  return readLink(linkAddress(link, secrets, 'https://hire.example')).carried
}

/** Everything that any link carries, so that one can be presented for every purpose. */
type Presented = Record<'id' | 'hash' | 'email' | 'expires' | 'signature' | 'token' | 'unique_id', string>

async function redeem(purpose: MailedPurpose, carried: Partial<Presented>, now = start): Promise<'let in' | 'refused'> {
  const { id = '', hash = '', email = '', expires = '', signature = '', token = '', unique_id = '' } = carried
  const signed = { expires: Number(expires), signature }
  const claims = {
    verify: { id, hash, ...signed },
    reset: { id, email, ...signed },
    join: { token, email },
    'sign-in': { unique_id, email, ...signed },
  }
  try {
    await database.db
      .transaction()
      .execute((db) => redeemLink({ db, now, secrets: testSecrets }, purpose, claims[purpose]))
    return 'let in'
  } catch (error) {
    expect(error).toMatchObject({ code: 'link.expired', params: {}, problems: [] })
    return 'refused'
  }
}

const seconds = (date: Date, count: number) => new Date(date.getTime() + count * 1000)

describe.each(purposes)('a link to %s', (purpose) => {
  it('opens what it is for, however the address is spelt', async () => {
    const { carried } = await send(purpose)
    const spelt = { ...carried, ...(carried['email'] && { email: ' MEI.CHEN+HIRE@EXAMPLE.COM' }) }
    expect(await redeem(purpose, spelt)).toBe('let in')
  })

  it.each(purposes.filter((other) => other !== purpose))('opens nothing of %s', async (other) => {
    const { link, person, carried } = await send(purpose)
    // All that the link says, in every form in which another purpose might take it.
    const everything = {
      id: link.id,
      email: link.email,
      unique_id: person.id,
      token: `${link.id}.${carried['signature'] ?? ''}`,
      hash: carriedBy({ ...link, purpose: 'verify' })['hash'] ?? '',
      expires: String(link.expires_at.getTime() / 1000),
      signature: carried['token']?.split('.')[1] ?? '',
      ...carried,
    }
    expect(await redeem(other, everything)).toBe('refused')
    expect(await redeem(purpose, carried)).toBe('let in')
  })

  it('is refused when any part of it was changed', async () => {
    const { carried } = await send(purpose)
    // Made a minute later, so that it differs in every part, its time included.
    const other = (await send(purpose, 'tom@example.com', seconds(start, 60))).carried
    for (const name of Object.keys(carried)) {
      expect(other[name], name).not.toBe(carried[name])
      expect(await redeem(purpose, { ...carried, [name]: other[name] ?? '' }), `another's ${name}`).toBe('refused')
    }
    expect(await redeem(purpose, carried)).toBe('let in')
  })

  it('is refused when the row was changed behind our back', async () => {
    const { link, carried } = await send(purpose)
    const expires_at = seconds(link.expires_at, 60)
    await database.db.updateTable('links').set({ expires_at }).where('id', '=', link.id).execute()
    expect(await redeem(purpose, { ...carried, expires: String(expires_at.getTime() / 1000) })).toBe('refused')
  })

  it('is refused when it was signed with the secret of another installation', async () => {
    const { link } = await send(purpose)
    expect(await redeem(purpose, carriedBy(link, deriveSecrets('another installation has this one')))).toBe('refused')
  })

  it.each(['', 'null', 'undefined', '.', '0', '__proto__'])('is refused with %j for a signature', async (word) => {
    const { link, carried } = await send(purpose)
    expect(await redeem(purpose, { ...carried, signature: word, token: `${link.id}.${word}` })).toBe('refused')
  })

  it('works until its last second and not in the next one', async () => {
    const { link, carried } = await send(purpose)
    expect(link.expires_at.getTime()).toBe(Math.floor((start.getTime() + linkRules[purpose].lasts_ms) / 1000) * 1000)
    expect(await redeem(purpose, carried, link.expires_at)).toBe('refused')
    expect(await redeem(purpose, carried, seconds(link.expires_at, 1))).toBe('refused')
    expect(await redeem(purpose, carried, seconds(link.expires_at, -1))).toBe('let in')
  })

  it('works as often as its purpose allows', async () => {
    const { carried } = await send(purpose)
    expect(await redeem(purpose, carried)).toBe('let in')
    expect(await redeem(purpose, carried)).toBe(linkRules[purpose].one_use ? 'refused' : 'let in')
  })

  it('acts once for two presses at once', async () => {
    const { carried } = await send(purpose)
    const presses = await Promise.all(Array.from({ length: 4 }, () => redeem(purpose, carried)))
    expect(presses.filter((press) => press === 'let in')).toHaveLength(linkRules[purpose].one_use ? 1 : 4)
  })

  it('is not used up by what was rolled back', async () => {
    const { carried } = await send(purpose)
    const { token = '', email = '', id = '', hash = '', unique_id = '', signature = '' } = carried
    const claim = { token, email, id, hash, unique_id, signature, expires: Number(carried['expires']) }
    const change = database.db.transaction().execute(async (db) => {
      const { unique_id: _, token: __, ...plain } = claim
      const parts = { verify: plain, reset: plain, join: { token, email }, 'sign-in': { ...plain, unique_id } }
      await redeemLink({ db, now: start, secrets: testSecrets }, purpose, parts[purpose])
      throw new Error('what it set off has failed')
    })
    await expect(change).rejects.toThrow('what it set off has failed')
    expect(await redeem(purpose, carried)).toBe('let in')
  })

  it('is over once it was called back', async () => {
    const { link, carried } = await send(purpose)
    await revokeLinks(database.db, purpose, link.subject_id, start)
    expect(await redeem(purpose, carried)).toBe('refused')
  })

  it('is found by none of 2,500 guesses', async () => {
    const { link, carried } = await send(purpose)
    const guess = () => {
      const signature = randomBytes(32).toString('base64url')
      return { ...carried, signature, token: `${link.id}.${signature}` }
    }
    // The comparison is the same with and without a database; a few go the whole way.
    const claimed = () => {
      const { id = '', email = '', signature, token, unique_id = '', hash = '' } = { ...carried, ...guess() }
      return { id, email, signature, token, unique_id, hash, expires: link.expires_at.getTime() / 1000 }
    }
    const genuine = Array.from({ length: 2450 }, claimed).filter((claim) => isGenuine(link, claim, testSecrets))
    expect(genuine).toEqual([])
    for (let guesses = 0; guesses < 50; guesses += 1) expect(await redeem(purpose, guess())).toBe('refused')
  })
})

it.each(['verify', 'reset', 'sign-in'] as const)(
  'a link to %s is refused when its time was prolonged',
  async (purpose) => {
    const { carried } = await send(purpose)
    const prolonged = { ...carried, expires: String(Number(carried['expires']) + 1) }
    expect(await redeem(purpose, prolonged)).toBe('refused')
  },
)

it('is refused alike when nobody ever sent it', async () => {
  const anything = fc.record({
    id: fc.oneof(fc.uuid(), fc.string()),
    hash: fc.string(),
    email: fc.emailAddress(),
    expires: fc.integer().map(String),
    signature: fc.string(),
    token: fc.string(),
    unique_id: fc.string(),
  })
  // What no column can hold is refused before: see the contract's builder for text.
  const plain = (presented: Presented) => !Object.values(presented).some((value) => value.includes('\0'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...purposes), anything.filter(plain), async (purpose, presented) => {
      expect(await redeem(purpose, presented)).toBe('refused')
    }),
    { numRuns: 100 },
  )
})

describe('the address of a link', () => {
  const link: Link = {
    id: newId(start),
    purpose: 'verify',
    group_id: null,
    subject_id: newId(start),
    email: 'Mei+hire@example.com',
    email_key: 'mei+hire@example.com',
    expires_at: new Date('2026-11-19T02:00:00Z'),
    used_at: null,
    revoked_at: null,
    created_by: null,
    unique_id: 'U-1',
  }

  it.each([
    ['verify', '/email-verification', ['id', 'hash', 'expires', 'signature']],
    ['reset', '/reset/password', ['id', 'email', 'expires', 'signature']],
    ['join', '/users/join', ['token', 'email']],
    ['sign-in', '/temp-login', ['unique_id', 'email', 'expires', 'signature']],
  ] as const)('of %s opens the page %s with %j', (purpose, path, names) => {
    const { page, carried } = readLink(linkAddress({ ...link, purpose }, testSecrets, 'https://hire.example'))
    expect(page).toBe(`https://hire.example${path}`)
    expect(Object.keys(carried)).toEqual(names)
    expect(carried['email'] ?? link.email).toBe('Mei+hire@example.com')
  })

  it('is the same each time, and has a signature of 256 bits', () => {
    const address = () => linkAddress(link, testSecrets, 'https://hire.example')
    expect(address()).toBe(address())
    expect(readLink(address()).carried['signature']).toMatch(/^[\w-]{43}$/)
  })

  it('has another signature for every purpose, id, address and time', () => {
    const variants: Partial<Link>[] = [
      {},
      { purpose: 'reset' },
      { purpose: 'sign-in' },
      { id: newId(start) },
      { email_key: 'other@example.com' },
      { expires_at: new Date('2026-11-19T02:00:01Z') },
    ]
    const signatures = variants.map((variant) => carriedBy({ ...link, ...variant })['signature'])
    expect(new Set(signatures).size).toBe(variants.length)
  })
})

describe('calling links back', () => {
  it('ends the twins in one mailbox and no others', async () => {
    const { link, carried, person } = await send('join')
    const elsewhere = { purpose: 'join', group_id: null, subject_id: person.id, created_by: null } as const
    const other = await createLink(database.db, { ...elsewhere, email: 'tom@example.com' }, start)
    await revokeTwins(database.db, link, start)
    expect(await redeem('join', carried)).toBe('refused')
    expect(await findLink(database.db, other)).toMatchObject({ revoked_at: null })
  })

  it('ends what went to other mailboxes and keeps what went to this one', async () => {
    const { link, carried } = await send('verify')
    await revokeLinksElsewhere(database.db, 'verify', link.subject_id, link.email.toUpperCase(), start)
    expect(await findLink(database.db, link.id)).toMatchObject({ revoked_at: null })
    await revokeLinksElsewhere(database.db, 'verify', link.subject_id, 'new@example.com', start)
    expect(await redeem('verify', carried)).toBe('refused')
  })
})
