import { z } from 'zod'
import { email } from '../fields/email.ts'
import { orNothing } from '../fields/parts.ts'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'

const { line, postcode, city, tax_number } = limits.billing_details

/** Who stands on the invoices of a company, and who gets them. */
export const billingDetailsForm = z.object({
  name: text({ max: limits.company_name.max }),
  /** Where invoices are sent; nothing: to the owners. */
  email: orNothing(email),
  line1: text({ max: line.max }),
  line2: text({ max: line.max, min: 0 }),
  postcode: text({ max: postcode.max, min: 0 }),
  city: text({ max: city.max }),
  /** Two letters. The tax goes by it. */
  country: text({ max: 2, min: 2 }),
  tax_number: text({ max: tax_number.max, min: 0 }),
  version: z.int(),
})
