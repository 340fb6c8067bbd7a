import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listEmailLogs as endpoint } from '@catchpitch/contract/mail/email-logs.endpoints'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { newId } from '#platform/ids'

type Key = { group_id: string; id: string }

const listedColumns = [
  'mails.group_id',
  'groups.name as group_name',
  'mails.id',
  'mails.kind',
  'mails.to_name',
  'mails.to_email',
  'mails.subject',
  'mails.state',
  'mails.created_at',
  'mails.sent_at',
] as const

const selectMails = (db: Connection, keys: readonly Key[]) =>
  db
    .selectFrom('mails')
    .innerJoin('groups', 'groups.id', 'mails.group_id')
    .where((eb) =>
      eb(
        eb.refTuple('mails.group_id', 'mails.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )

export async function listMails(db: Connection, query: QueryOf<typeof endpoint>) {
  const { state, kind, group } = query.filter
  let ids = acrossGroups(db)
    .selectFrom('mails')
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select(['group_id', 'id'])
  if (state) {
    const states = state.map((word) => mailState[word])
    ids = ids.where('state', 'in', states)
  }
  if (kind) ids = ids.where('kind', 'in', kind)
  if (group) ids = ids.where('group_id', 'in', group)
  return readListPage(acrossGroups(db), {
    ids,
    by: 'created_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => selectMails(db, keys).select(listedColumns).execute(),
  })
}

/** Whose mail an id is; ids are unique over all companies. */
export async function findMailKey(db: Connection, id: string): Promise<Key | null> {
  const key = await acrossGroups(db)
    .selectFrom('mails')
    .where('id', '=', id)
    .select(['group_id', 'id'])
    .executeTakeFirst()
  return key ?? null
}

export async function findMail(db: Connection, key: Key) {
  return selectMails(db, [key])
    .select(listedColumns)
    .select([
      'mails.user_id',
      'mails.language',
      'mails.body_html',
      'mails.body_text',
      'mails.reply_to_name',
      'mails.reply_to_email',
      'mails.link_id',
      'mails.invite_id',
      'mails.attachment_group_id',
      'mails.attachment_file_id',
      'mails.attachment_name',
      'mails.send_after',
      'mails.tries',
      'mails.last_error',
    ])
    .executeTakeFirst()
}

export type LoggedMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** The same mail once more. What it was caused by is now that somebody asked for it. */
export async function insertCopy(db: Connection, mail: LoggedMail, now: Date): Promise<string> {
  const id = newId(now)
  const { group_id, kind, to_name, to_email, subject, user_id, language, body_html, body_text, link_id, invite_id } =
    mail
  const { reply_to_name, reply_to_email, attachment_group_id, attachment_file_id, attachment_name } = mail
  const texts = { subject, language, body_html, body_text }
  const reader = { user_id, to_name, to_email, reply_to_name, reply_to_email }
  await db
    .insertInto('mails')
    .values({
      ...texts,
      ...reader,
      attachment_group_id,
      attachment_file_id,
      attachment_name,
      group_id,
      id,
      kind,
      link_id,
      invite_id,
      cause: `resend:${mail.id}:${id}`,
      send_after: now,
      created_at: now,
    })
    .execute()
  return id
}
