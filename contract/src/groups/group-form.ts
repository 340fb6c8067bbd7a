import { z } from 'zod'
import { departmentNames } from '../fields/department-names.ts'
import { orNothing } from '../fields/parts.ts'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'
import { businessSize } from './business-size.ts'

/** What staff write down about a company. */
export const newGroupForm = z.object({
  name: text({ max: limits.company_name.max }),
  registration_number: text(limits.registration_number),
  employees: z.int().min(1).max(limits.employees.max),
  industry: orNothing(text({ max: 50 })),
  business_size: orNothing(z.enum(businessSize)),
  country: orNothing(text({ max: 2 })),
  departments: departmentNames,
})

export const groupForm = newGroupForm.extend({ version: z.int() })
