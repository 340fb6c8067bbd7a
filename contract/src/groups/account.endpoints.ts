import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { planUsage } from '../subscriptions/plan-usage.ts'
import { accountForm } from './account-form.ts'
import { businessSize } from './business-size.ts'

const account = z.object({
  name: z.string(),
  registration_number: z.string().nullable(),
  employees: z.int().nullable(),
  industry: z.object({ code: z.string(), name: z.string() }).nullable(),
  business_size: z.enum(businessSize).nullable(),
  country: z.string().nullable(),
  promised_reply_days: z.int().nullable(),
  created_at: z.iso.datetime(),
  /** Null: it has none, or its time is over. */
  plan: z.object({ title: z.string(), status: z.string(), ends_at: z.iso.datetime() }).nullable(),
  /** How much of its plan the company makes use of; null without a plan. */
  usage: planUsage.nullable(),
  version: z.int(),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  access: company('billing.view'),
  summary: 'What a company has said of itself, the plan that it holds, and how much it makes use of.',
  reply: account,
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/account',
  access: company('company.edit'),
  summary: 'Change what the company says of itself.',
  // A company without a plan can still put right what stands on its invoices.
  needs_plan: false,
  body: accountForm,
  reply: account,
})
