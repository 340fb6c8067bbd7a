import { z } from 'zod'
import { open } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { planKind, planPeriod } from './plans.ts'

/** Null: as much as one likes. */
const allowed = z.int().nullable()

const product = z.object({
  /** The name by which sign-up and payment know the plan. */
  sku: z.string(),
  kind: z.literal(Object.values(planKind)),
  title: z.string(),
  description: z.string(),
  /** In the smallest unit of the currency, without tax. Null: agreed with each company. */
  price_minor: z.int().nullable(),
  currency: z.string(),
  /** Null: as long as the plan that it is added to, or as agreed. */
  period: z.literal(Object.values(planPeriod)).nullable(),
  limits: z.object({ surveys: allowed, participants: allowed, people: allowed }),
})
export type Product = z.output<typeof product>

export const listProducts = endpoint({
  method: 'GET',
  path: '/open/products',
  access: open(),
  summary: 'The plans on offer, with their prices and what they allow.',
  reply: z.array(product),
})
