import type { MailKind } from '@catchpitch/contract/mail/mail-kind'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { expect, test } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import { useDatabase } from '#testing/database'
import { expectRepeatable } from '#testing/jobs'
import { forgetReceipts, receiptKind } from './forget-receipts.ts'

const database = useDatabase()
const now = new Date('2026-11-02T03:04:05.678Z')

test('privacy.forget', async () => {
  await expectRepeatable({
    database_url: database.url,
    clock: stoppedClock(now),
    async arrange() {
      const mails = acrossGroups(database.db)
      await mails.deleteFrom('mails').execute()
      const queue = async (kind: MailKind, state: number) => {
        const mail = makeMail({ kind, to_name: 'Mei Lim', text: 'Mei Lim' })
        await queueMail(database.db, mail, now)
        await mails.updateTable('mails').set({ state }).where('cause', '=', mail.cause).execute()
      }
      await queue(receiptKind, mailState.pending)
      await queue(receiptKind, mailState.completed)
      await queue(receiptKind, mailState.failed)
      await queue('notification', mailState.completed)
    },
    run: (context) => forgetReceipts.run(context),
    async look() {
      const mails = await acrossGroups(database.db)
        .selectFrom('mails')
        .orderBy('kind')
        .orderBy('state')
        .select(['kind', 'state', 'to_name', 'body_text'])
        .execute()
      expect(mails.map(({ kind, state, to_name, body_text }) => [kind, state, to_name, body_text])).toEqual([
        [receiptKind, mailState.pending, 'Mei Lim', 'Mei Lim'],
        [receiptKind, mailState.completed, '', ''],
        [receiptKind, mailState.failed, '', ''],
        ['notification', mailState.completed, 'Mei Lim', 'Mei Lim'],
      ])
    },
  })
})
