import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { company, person, placeInTeam } from '#testing/make'
import { accountOf } from './account.ts'
import { queueSignIn } from './queue-sign-in.ts'

const test = useApp()
const mailbox = useMailbox(test)

type Column = { table_name: string; column_name: string }

/** Everything that the database holds as text, bytes or JSON, of our own tables and of the queue's. */
async function dump(): Promise<string> {
  const { rows: columns } = await sql<Column>`
    select format('%I.%I', table_schema, table_name) as table_name, column_name
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')`.execute(test.db)
  const texts: string[] = []
  for (const { table_name, column_name } of columns) {
    const column = sql.ref(column_name)
    const { rows } = await sql<{ text: string | null }>`
      select ${column}::text as text from ${sql.raw(table_name)}`.execute(test.db.withoutPlugins())
    texts.push(...rows.map(({ text }) => text ?? ''))
  }
  return texts.join('\n')
}

it('no signature and no token of any mail stands anywhere in the database', async () => {
  const waiting = await person(test.db, { verified_at: null })
  const known = await person(test.db)
  const { id: group_id, owner } = await company(test.db)
  const guest = 'guest@example.com'
  await test.call('resendVerification', { body: { email: waiting.email } })
  await test.call('requestPassword', { body: { email: known.email } })
  const body = { first_name: 'Wei', last_name: 'Li', email: guest, ...(await placeInTeam(test.db, group_id)) }
  await test.call('inviteColleague', { token: owner.token, query: { group_id }, body })
  const row = { id: owner.id, email: owner.email, first_name: 'Aisyah', last_name: 'Tan', language: 'en' }
  await queueSignIn(test.db, accountOf(row), null, test.clock.now())

  const before = await dump()
  const secrets: string[] = []
  for (const email of [waiting.email, known.email, guest, owner.email]) {
    const { signature, token } = await mailbox.linkTo(email)
    secrets.push(signature ?? token?.split('.')[1] ?? '')
  }
  expect(secrets).toHaveLength(4)
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)

  const after = await dump()
  // Otherwise the search itself may look in the wrong place.
  for (const found of [guest, '{{link}}']) expect(after).toContain(found)
  for (const secret of secrets) {
    const bytes = Buffer.from(secret, 'base64url')
    for (const form of [secret, bytes.toString('hex'), bytes.toString('base64')]) {
      expect(before).not.toContain(form)
      expect(after).not.toContain(form)
    }
  }
})
