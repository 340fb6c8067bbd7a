import { storedTexts } from '@catchpitch/contract/fields/texts'
import type { Language } from '@catchpitch/contract/languages'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'

export async function readGuide(db: Connection, id: string) {
  const row = await db.selectFrom('guides').where('id', '=', id).select(['name', 'body']).executeTakeFirst()
  return row && { name: storedTexts.parse(row.name), body: storedTexts.parse(row.body) }
}

export async function findCompanyName(db: Connection, id: string): Promise<string | undefined> {
  const company = await db.selectFrom('groups').where('id', '=', id).select('name').executeTakeFirst()
  return company?.name
}

/** Who reads: for whom guides may be written, and the company, if the reader works in one. */
export type Reader = { audiences: readonly number[]; group_id: string | null; language: Language }

/** The guides that are for somebody: written for them, and for their company's industry or for all. */
function selectGuides(db: Connection, { audiences, group_id, language }: Reader) {
  return db
    .selectFrom('guides')
    .where('guides.archived_at', 'is', null)
    .where('guides.audience', 'in', audiences)
    .where((eb) =>
      eb.or([
        eb('guides.industry_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('options')
            .innerJoin('groups', 'groups.industry', 'options.code')
            .where('options.list', '=', 'industry' satisfies OptionList)
            .whereRef('options.id', '=', 'guides.industry_id')
            .where('groups.id', '=', group_id)
            .select('options.id'),
        ),
      ]),
    )
    .select((eb) => [
      'guides.id',
      inLanguage(eb.ref('guides.name'), language).as('name'),
      inLanguage(eb.ref('guides.body'), language).as('body'),
    ])
}

/** Staff write guides by the dozen, so a keyword looks through their whole text without an index. */
export async function listGuides(db: Connection, reader: Reader, keyword: string) {
  const { language } = reader
  return selectGuides(db, reader)
    .where((eb) => {
      const name = inLanguage(eb.ref('guides.name'), language)
      const body = inLanguage(eb.ref('guides.body'), language)
      return matchesKeyword(
        sql<string>`folded(${name} || ' ' || regexp_replace(${body}, '<[^>]*>', ' ', 'g'))`,
        keyword,
      )
    })
    .orderBy('guides.position')
    .orderBy('guides.id')
    .limit(200)
    .execute()
}

export async function findGuide(db: Connection, reader: Reader, id: string) {
  return selectGuides(db, reader).where('guides.id', '=', id).executeTakeFirst()
}
