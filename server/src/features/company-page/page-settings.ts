import type { Access } from '@catchpitch/contract/access/access'
import type { updateCompanyPage as endpoint } from '@catchpitch/contract/company-page/company-page.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { listOffered } from '#features/hiring-strategies/hiring-strategies.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { findCompany, findPage, lockCompany, placePage, savePage } from './company-page.queries.ts'
import { keptPromise } from './kept-promise.ts'
import { proposedSlug } from './slug.rules.ts'

type CompanyContext = Context<Extract<Access, { kind: 'company' }>>

/** What a page shows of which nobody has said anything. */
export const usualPage = { shows_pitch: true, shows_kept: false, strategy_id: null, version: 0 }

export async function getPage({ db, group, now }: CompanyContext) {
  const company = await findCompany(db, group.id)
  const { promised_reply_days, is_public } = company
  const page = (await findPage(db, group.id)) ?? usualPage
  return {
    ...page,
    is_public,
    slug: company.slug ?? proposedSlug(company),
    promised_reply_days,
    kept: await keptPromise(db, group.id, promised_reply_days, now),
  }
}

/** Gives the names of the fields that differ from before. */
export async function updatePage(context: CompanyContext, form: BodyOf<typeof endpoint>): Promise<string[]> {
  const { db, group, now } = context
  const { version, slug, is_public, ...page } = form
  const company = await lockCompany(db, group.id)
  const before = (await findPage(db, group.id)) ?? usualPage
  if (before.version !== version) return refuse('record.changed')
  const { strategy_id } = page
  if (strategy_id !== null && strategy_id !== before.strategy_id) {
    const offered = await listOffered(db)
    if (!offered.some(({ id }) => id === strategy_id)) return refuseField('strategy_id', 'field.choice')
  }
  if (!(await placePage(db, group.id, { slug, is_public }, now))) return refuseField('slug', 'field.slug.taken')
  await savePage(db, group.id, page, now)
  const was = { ...before, slug: company.slug, is_public: company.is_public }
  return Object.entries({ slug, is_public, ...page }).flatMap(([name, value]) =>
    Reflect.get(was, name) === value ? [] : [name],
  )
}
