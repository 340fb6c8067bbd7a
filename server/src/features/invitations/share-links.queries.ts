import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

/** The link of a survey that works, with how many people came by any of its links. */
export async function findShareLink(db: Connection, group_id: string, survey_id: string) {
  const link = await db
    .selectFrom('share_links')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('ended_at', 'is', null)
    .select((eb) => [
      'id',
      'created_at',
      eb
        .selectFrom('invites')
        .where('invites.group_id', '=', group_id)
        .where('invites.survey_id', '=', survey_id)
        .where('invites.source', '=', inviteSource.link)
        .select(sql<number>`count(*)`.as('people'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .executeTakeFirst()
  return link ?? null
}

type NewLink = { group_id: string; id: string; survey_id: string; created_by: string }

/** Whoever is second finds the link of the first. */
export async function insertShareLink(db: Connection, link: NewLink, now: Date): Promise<void> {
  await db
    .insertInto('share_links')
    .values({ ...link, created_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'survey_id']).where('ended_at', 'is', null).doNothing())
    .execute()
}

export async function endShareLink(db: Connection, group_id: string, survey_id: string, now: Date): Promise<void> {
  await db
    .updateTable('share_links')
    .set({ ended_at: now })
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whose survey a link leads to, for a visitor who cannot say; null if it has ended. */
export async function findSharedSurvey(db: Connection, survey_id: string, id: string) {
  const link = await acrossGroups(db)
    .selectFrom('share_links')
    .where('id', '=', id)
    .where('survey_id', '=', survey_id)
    .where('ended_at', 'is', null)
    .select(['group_id', 'survey_id'])
    .executeTakeFirst()
  return link ?? null
}
