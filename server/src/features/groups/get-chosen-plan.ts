import { companySignUp } from '@catchpitch/contract/auth/sign-up'
import { z } from 'zod'
import type { Connection } from '#platform/db/database'
import { findSettings } from './groups.queries.ts'

/** As sign-up has written it; a company that chose nothing has no such key. */
const settings = z.object({ chosen_plan: z.object({ plan: companySignUp.shape.plan }).optional() })

/** The plan that was picked before signing up, to be offered once somebody of the company is there. */
export async function getChosenPlan(db: Connection, group_id: string) {
  const { chosen_plan } = settings.parse(await findSettings(db, group_id))
  const sku = chosen_plan?.plan ?? null
  return sku === null ? null : { sku }
}
