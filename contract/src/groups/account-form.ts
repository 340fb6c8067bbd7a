import { z } from 'zod'
import { newGroupForm } from './group-form.ts'

/**
 * What a company says of itself. Not its registration number: a trial hangs on that, so it stays what staff have seen.
 */
export const accountForm = newGroupForm
  .pick({ name: true, employees: true, industry: true, business_size: true, country: true })
  .extend({ version: z.int() })
