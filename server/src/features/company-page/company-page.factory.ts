import type { Connection } from '#platform/db/database'

type Agreed = { user_id: string; title: string; sentence: string }

type Options = {
  now: Date
  group_id: string
  slug: string
  strategy_id: string | null
  /** Colleagues who have agreed, in the order in which the page shows them. */
  people: readonly Agreed[]
}

/** A page that is open to anybody. */
export async function makeCompanyPage(db: Connection, { now, group_id, slug, strategy_id, people }: Options) {
  await db.updateTable('groups').set({ slug, is_public: true }).where('id', '=', group_id).execute()
  await db
    .insertInto('company_pages')
    .values({ group_id, shows_pitch: true, shows_kept: false, strategy_id, created_at: now, updated_at: now })
    .execute()
  for (const [index, person] of people.entries()) {
    const place = { position: index + 1, shows_picture: true, consented_at: now }
    await db
      .insertInto('showcased_people')
      .values({ group_id, ...person, ...place })
      .execute()
  }
}
