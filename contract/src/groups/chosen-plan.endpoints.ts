import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'

export const getChosenPlan = endpoint({
  method: 'GET',
  path: '/chosen-plan',
  access: company('billing.view'),
  summary: 'The plan that was picked before the company signed up; null if none was.',
  reply: z.object({ sku: z.string() }).nullable(),
})
