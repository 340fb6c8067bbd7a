import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type PlanStatus = Reply<'GET /subscriptions/status'>
export type HeldPlan = NonNullable<PlanStatus['active']>
export type Product = Reply<'GET /open/products'>[number]

export const planStatusQuery = (group_id: string) => readQuery('GET /subscriptions/status', { query: { group_id } })

export const productsQuery = readQuery('GET /open/products', {})
