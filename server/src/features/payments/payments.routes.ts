import { getPaymentAccount as accountEndpoint } from '@catchpitch/contract/payments/payments.endpoints'
import { bind } from '#platform/http/bind'
import { activatePlan } from './activate-plan.ts'
import { changePlan, previewPlanChange } from './change-plan.ts'
import { createIntent } from './create-intent.ts'
import { openCustomerPortal } from './customer-portal.ts'
import { findAccount } from './payments.queries.ts'
import { receiveEvent } from './receive-event.ts'

const { card } = accountEndpoint.reply.shape

/** What the audit log says of it: the company's plan, whichever row that is. */
const ofCompany = ({ group }: { group: { id: string } }) => ({ subject: 'group', subject_id: group.id }) as const

export const paymentsRoutes = [
  bind('createPaymentIntent', async (context, { body }) => ({
    data: { url: await createIntent(context, body) },
    audit: ofCompany(context),
  })),

  // Only asks.
  bind('previewPlanChange', async (context, { body }) => ({
    data: await previewPlanChange(context, body),
    audit: null,
  })),

  bind('changePlan', async (context, { body }) => ({
    data: await changePlan(context, body),
    message: 'done.saved',
    audit: ofCompany(context),
  })),

  bind('getPaymentAccount', async ({ db, group, payments }) => {
    const account = await findAccount(db, group.id)
    return {
      data: {
        provider: payments && ('stripe' as const),
        is_test: payments?.is_test ?? false,
        card: card.parse(account?.card ?? null),
        has_portal: payments !== null && account !== undefined,
      },
    }
  }),

  bind('openCustomerPortal', async (context) => ({
    data: { url: await openCustomerPortal(context) },
    audit: ofCompany(context),
  })),

  bind('activatePlan', async (context, { body }) => ({ data: await activatePlan(context, body), audit: null })),

  bind('receiveStripeEvent', async (context, { body }) => {
    await receiveEvent(context, body)
    return { data: { received: true }, audit: null }
  }),
]
