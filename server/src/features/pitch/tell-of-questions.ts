import { dayOf, startOfDay } from '@catchpitch/contract/dates'
import { notify } from '#features/notifications/notifications.public'
import type { DailyJob } from '#platform/jobs/job'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { listAsked, markTold } from './asked-questions.queries.ts'

/**
 * Tells whoever writes a company's pitch that applicants have asked something: on the next morning, and of all questions
 * at once. Told at that very moment, a company could see on its list who was there, and applicants are promised that
 * nobody learns who asked.
 */
export const tellOfQuestions: DailyJob = {
  name: 'pitch.tell',
  daily_at: '08:10',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock, announce }) {
    const now = clock.now()
    const today = dayOf(now)
    const before = startOfDay(today)
    for (const group_id of await listAsked(db, before)) {
      await commitThenAnnounce(db, announce, async (tx, heard) => {
        const asked = await markTold(tx, group_id, before, now)
        if (asked === 0) return
        await notify(
          { db: tx, now, announce: heard },
          { group_id, to: { word: 'pitch.edit' }, kind: 'pitch.asked', params: { asked }, cause: today },
        )
      })
    }
  },
}
