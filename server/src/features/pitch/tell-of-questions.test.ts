import { dayOf, startOfDay } from '@catchpitch/contract/dates'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { openDiskStorage } from '#platform/files/disk-storage'
import type { Announcement } from '#platform/live/announcement'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { testJobParts } from '#testing/job-parts'
import { colleague, company } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makePitchQuestion } from './pitch.factory.ts'
import { tellOfQuestions } from './tell-of-questions.ts'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000
const tomorrow = new Date(testDay.getTime() + day_ms)

async function runAt(now: Date) {
  const heard: Announcement[] = []
  await tellOfQuestions.run({
    db: test.db,
    clock: stoppedClock(now),
    storage: openDiskStorage('/nonexistent'),
    ...testJobParts,
    announce: (announcement) => heard.push(announcement),
  })
  return heard
}

async function asking() {
  const { id: group_id, owner } = await company(test.db)
  let last = 0
  const ask = async (now = testDay) => {
    last += 1
    const { id: attempt_id } = await completedRun(test, { group_id, no: last })
    return makePitchQuestion(test.db, { now, group_id, attempt_id })
  }
  const told = () =>
    test.db
      .selectFrom('notifications')
      .where('group_id', '=', group_id)
      .orderBy('id')
      .select(['user_id', 'kind', 'params'])
      .execute()
  return { group_id, owner, ask, told }
}

describe('pitch.tell', () => {
  it('tells owners and managers once, on the next morning, how many have asked', async () => {
    const { group_id, owner, ask, told } = await asking()
    const manager = await colleague(test.db, group_id, 'manager')
    await colleague(test.db, group_id, 'member')
    await ask()
    await ask()
    expect(await runAt(new Date(startOfDay(dayOf(tomorrow)).getTime() - 1))).toEqual([])
    expect(await told()).toEqual([])
    const heard = await runAt(tomorrow)
    expect(heard.map((one) => one.topic)).toEqual(['notifications', 'notifications'])
    await runAt(tomorrow)
    await runAt(new Date(tomorrow.getTime() + day_ms))
    const news = { kind: 'pitch.asked', params: { asked: 2 } }
    const all = await told()
    expect(all).toHaveLength(2)
    expect(all).toEqual(expect.arrayContaining([owner, manager].map(({ id }) => ({ user_id: id, ...news }))))
    const { data } = await test.call('listNotifications', { token: owner.token })
    expect(data).toMatchObject([{ kind: 'pitch.asked', params: { asked: 2 }, group: { id: group_id } }])
  })

  it('says nothing of what was answered meanwhile, and speaks again when somebody else asks', async () => {
    const { group_id, ask, told } = await asking()
    const { id } = await ask()
    await test.db
      .updateTable('pitch_questions')
      .set({ answer: 'Yes.', answered_at: testDay })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    await runAt(tomorrow)
    expect(await told()).toEqual([])
    await ask(tomorrow)
    await runAt(new Date(tomorrow.getTime() + day_ms))
    expect((await told()).map(({ params }) => params)).toEqual([{ asked: 1 }])
  })
})
