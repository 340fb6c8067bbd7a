import { expect, test } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { useDatabase } from '#testing/database'
import { expectRepeatable } from '#testing/jobs'
import { company } from '#testing/make'
import { forgetNotifications } from './forget-notifications.ts'
import { makeNotification } from './notification.factory.ts'

const database = useDatabase()
const now = new Date('2026-11-02T03:04:05.678Z')
const clock = stoppedClock(now)
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)

test('notifications.forget', async () => {
  await expectRepeatable({
    database_url: database.url,
    clock,
    async arrange() {
      const { owner, id: group_id } = await company(database.db)
      const tell = (at: Date, read_at: Date | null, of: string | null) =>
        makeNotification(database.db, {
          now: at,
          user_id: owner.id,
          group_id: of,
          kind: 'colleague.joined',
          params: { person_id: owner.id },
          read_at,
        })
      await tell(days(-400), null, group_id)
      await tell(days(-91), days(-80), group_id)
      await tell(days(-91), null, null)
      await tell(days(-90), null, group_id)
      await tell(days(-1), days(-1), null)
      return owner.id
    },
    run: (context) => forgetNotifications.run(context),
    async look(user_id) {
      const kept = await database.db
        .selectFrom('notifications')
        .where('user_id', '=', user_id)
        .orderBy('id')
        .select('created_at')
        .execute()
      expect(kept.map(({ created_at }) => created_at)).toEqual([days(-90), days(-1)])
    },
  })
})
