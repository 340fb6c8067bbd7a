import { companySignUp } from '@catchpitch/contract/auth/sign-up'
import { stored } from '../../../../stored.ts'

const { plan, period } = companySignUp.shape

/** What was picked on the plans page. Anything can stand in a browser's storage; what cannot be one is no reason to refuse a company. */
export function pickedPlan() {
  return {
    plan: plan.safeParse(stored.get('plan')).data ?? null,
    period: period.safeParse(stored.get('period')).data ?? null,
  }
}
