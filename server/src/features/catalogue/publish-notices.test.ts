import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { stoppedClock } from '#platform/clock'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { expectRepeatable } from '#testing/jobs'
import { publishNext } from './publish-notices.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const clock = stoppedClock(now)
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000)

type Wishes = { audience?: number; group_ids?: string[]; starts_at?: Date; ends_at?: Date; archived_at?: Date }

async function makeNotice(wishes: Wishes = {}): Promise<string> {
  const id = newId(now)
  const words = JSON.stringify({ en: 'Maintenance', zh: '维护', ms: 'Penyelenggaraan' })
  const bones = { position: 1, created_at: now, updated_at: now }
  await database.db
    .insertInto('notices')
    .values({ id, name: words, body: words, audience: 1, starts_at: now, ...bones, ...wishes })
    .execute()
  return id
}

/** Two companies with an owner each, an applicant of the first, and somebody of staff. */
async function makePeople() {
  const { db } = database
  const person = async () => (await makePerson(db, { now })).id
  const [first, second] = [await makeCompany(db, { now }), await makeCompany(db, { now })]
  const people = { first: await person(), second: await person(), applicant: await person() }
  await makeMembership(db, { now, group_id: first.id, user_id: people.first, role: 'owner' })
  await makeMembership(db, { now, group_id: second.id, user_id: people.second, role: 'owner' })
  await makeMembership(db, { now, group_id: first.id, user_id: people.applicant, role: 'applicant' })
  return { ...people, group_id: first.id }
}

async function publish(): Promise<void> {
  while ((await publishNext({ db: database.db, clock, announce: () => {} })) === 'again');
}

async function told(id: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('notifications')
    .where('cause', '=', `notice:${id}`)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

beforeEach(async () => {
  clock.moveTo(now)
  await database.db.deleteFrom('notices').execute()
})

describe('publishing notices', () => {
  it.each([
    [1, ['first', 'second', 'applicant']],
    [2, ['first', 'second']],
    [3, ['applicant']],
    [4, ['first']],
  ] as const)('audience %i hears of it, each person once', async (audience, expected) => {
    const { group_id, ...people } = await makePeople()
    const id = await makeNotice({ audience, group_ids: audience === 4 ? [group_id] : [] })
    await publish()
    await publish()
    const heard = await told(id)
    const names = Object.entries(people).flatMap(([name, user_id]) => (heard.includes(user_id) ? [name] : []))
    expect(names).toEqual(expected)
    expect(new Set(heard).size).toBe(heard.length)
  })

  it('waits until one is due, and leaves out what is over or was withdrawn', async () => {
    await makePeople()
    const later = await makeNotice({ starts_at: hours(1) })
    const over = await makeNotice({ starts_at: hours(-2), ends_at: hours(-1) })
    const withdrawn = await makeNotice({ archived_at: now })
    await publish()
    expect([await told(later), await told(over), await told(withdrawn)]).toEqual([[], [], []])
    clock.moveTo(hours(2))
    await publish()
    expect((await told(later)).length).toBeGreaterThan(0)
  })

  it('comes to the same end, however often it is cut off', async () => {
    await expectRepeatable({
      database_url: database.url,
      clock,
      arrange: async () => ({ ...(await makePeople()), id: await makeNotice({ audience: 2 }) }),
      run: async ({ db, announce }) => {
        while ((await publishNext({ db, clock, announce })) === 'again');
      },
      look: async ({ id, first, second }) => {
        const heard = await told(id)
        return [heard.includes(first), heard.includes(second), new Set(heard).size === heard.length]
      },
    })
  })
})
