import type { Access } from '@catchpitch/contract/access/access'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, expect, it } from 'vitest'
import { revokeSession } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import {
  endpointNames,
  idIn,
  impersonation,
  isOpen,
  makeWorld,
  type Outcome,
  outcomeOf,
  type World,
} from '#testing/access-matrix'
import { useApp } from '#testing/app'
import { signedIn } from '#testing/make'
import { makeRecord } from '#testing/path-records'
import { testDay } from '#testing/test-day'

/*
 * Sessions that are worth nothing, on three endpoints of each kind of access. All endpoints of a kind ask the same gate
 * (authorize.test.ts); that each of them does ask it is shown where everybody calls everything.
 */

const test = useApp()
let world: World

beforeAll(async () => {
  world = await makeWorld(test)
})

async function endedSession(): Promise<string> {
  const token = await signedIn(test.db, world.people.owner)
  await revokeSession(test.db, tokenHash(token), testDay)
  return token
}

async function idleImpersonation(): Promise<string> {
  const token = await impersonation(test, world)
  const last_seen_at = new Date(testDay.getTime() - limits.impersonation.idle_minutes * 60 * 1000)
  await test.db.updateTable('sessions').set({ last_seen_at }).where('token_hash', '=', tokenHash(token)).execute()
  return token
}

type Worthless = { name: string; open: () => Promise<string>; expects: (access: Access) => Outcome }

const refused = (status: Outcome) => (access: Access) => {
  // No session counts there: without its signature such a call is nobody's.
  if (access.kind === 'signed') return 401
  return isOpen(access) ? 'let in' : status
}

const worthless: readonly Worthless[] = [
  { name: 'an unknown token', open: async () => newToken(), expects: refused(401) },
  { name: 'an expired session', open: () => signedIn(test.db, world.people.owner, testDay), expects: refused(408) },
  { name: 'an ended session', open: endedSession, expects: refused(408) },
  { name: 'a deactivated owner', open: () => signedIn(test.db, world.people.deactivated), expects: refused(408) },
  {
    name: 'an impersonation that fell idle',
    open: idleImpersonation,
    expects: (access) => (access.kind === 'impersonating' ? 'let in' : refused(408)(access)),
  },
]

const kinds = [...new Set(endpointNames.map((name) => endpoints[name].access.kind))]
const someOfEachKind = kinds.flatMap((kind) => {
  const ofKind = endpointNames.filter((name) => endpoints[name].access.kind === kind)
  return [...new Set([ofKind[0], ofKind[Math.floor(ofKind.length / 2)], ofKind.at(-1)])].flatMap((name) => name ?? [])
})

it.each(someOfEachKind)('%s answers no session that is over', async (name) => {
  const endpoint: Endpoint = endpoints[name]
  const offending: unknown[] = []
  for (const caller of worthless) {
    const token = await caller.open()
    const { status, code } = await test.call(name, {
      token,
      params: await makeRecord(name, { test, idOf: idIn(world), group_id: world.group_id, token }),
      query: endpoint.access.kind === 'company' ? { group_id: world.group_id } : {},
      body: endpoint.method === 'GET' ? undefined : {},
    })
    const expected = caller.expects(endpoint.access)
    if (outcomeOf(status) !== expected || status >= 500) offending.push({ caller: caller.name, expected, status, code })
  }
  expect(offending).toEqual([])
})
