import { companyPageForm } from '@catchpitch/contract/company-page/company-page-form'
import type { Connection } from '#platform/db/database'
import { findCompanyAt, type PageCompany } from './company-page.queries.ts'

/** The company whose page an address names, if anybody may see it: whoever shows a link has no account here. */
export async function findPublic(db: Connection, query: URLSearchParams): Promise<PageCompany | null> {
  const { data: slug } = companyPageForm.shape.slug.safeParse(query.get('group')?.toLowerCase())
  const company = slug === undefined ? undefined : await findCompanyAt(db, slug)
  return company?.is_public && company.suspended_at === null ? company : null
}
