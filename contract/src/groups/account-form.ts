import { z } from 'zod'
import { orNothing } from '../fields/parts.ts'
import { limits } from '../limits.ts'
import { newGroupForm } from './group-form.ts'

/**
 * What a company says of itself. Not its registration number: a trial hangs on that, so it stays what staff have seen.
 */
export const accountForm = newGroupForm
  .pick({ name: true, employees: true, industry: true, business_size: true, country: true })
  .extend({
    /** Applicants are told when they will hear from the company; null: it promises nothing. */
    promised_reply_days: orNothing(z.int().min(limits.promised_reply.days_min).max(limits.promised_reply.days_max)),
    version: z.int(),
  })
