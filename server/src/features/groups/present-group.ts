import { businessSize } from '@catchpitch/contract/groups/business-size'
import type { Language } from '@catchpitch/contract/languages'
import { findNames } from '#features/options/options.public'
import { findActivePlans } from '#features/plans/plans.public'
import type { Connection } from '#platform/db/database'

type Row = {
  id: string
  name: string
  registration_number: string | null
  employees: number | null
  industry: string | null
  business_size: number | null
  country: string | null
  suspended_at: Date | null
  created_at: Date
}

/** How some companies are shown to staff: with the names of their industries and the plans that they hold today. */
export async function groupPresenter(
  { db, language, now }: { db: Connection; language: Language; now: Date },
  rows: readonly Row[],
) {
  const codes = new Set(rows.flatMap(({ industry }) => industry ?? []))
  const choices = [...codes].map((code) => ({ list: 'industry' as const, code }))
  const industries = choices.length > 0 ? await findNames(db, choices, language) : []
  const ids = rows.map(({ id }) => id)
  const plans = await findActivePlans(db, ids, language, now)
  return ({ suspended_at, created_at, industry, business_size, ...row }: Row) => {
    const plan = plans.get(row.id)
    return {
      id: row.id,
      name: row.name,
      registration_number: row.registration_number,
      employees: row.employees,
      country: row.country,
      industry: industries.find(({ code }) => code === industry) ?? null,
      business_size: Object.values(businessSize).find((size) => size === business_size) ?? null,
      plan: plan ? { title: plan.title, status: plan.status, ends_at: plan.ends_at } : null,
      suspended: suspended_at !== null,
      created_at: created_at.toISOString(),
    }
  }
}
