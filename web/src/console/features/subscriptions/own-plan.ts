import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type PlanStatus = Reply<'GET /subscriptions/status'>
export type HeldPlan = NonNullable<PlanStatus['active']>
export type Product = Reply<'GET /open/products'>[number]
export type PaymentAccount = Reply<'GET /stripe-account-details'>

export const planStatusQuery = (group_id: string) => readQuery('GET /subscriptions/status', { query: { group_id } })

export const productsQuery = readQuery('GET /open/products', {})

export const paymentAccountQuery = (group_id: string) =>
  readQuery('GET /stripe-account-details', { query: { group_id } })

export const billingDetailsQuery = (group_id: string) => readQuery('GET /billing-details', { query: { group_id } })

/** What a payment or a change of plans makes stale. */
export const stalePaths = ['/subscriptions/status', '/stripe-account-details', '/user', '/orders', '/invoices'] as const

/** Charged by card again and again, so that another plan is a change and not a second purchase. */
export const isByCard = ({ method, trial }: HeldPlan): boolean => method === 'card' && !trial

export const isAddOn = ({ kind }: Product): boolean => kind === planKind.add_on

export const isMonthly = ({ period }: Product): boolean => period === planPeriod.month
