import { z } from 'zod'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

const taken: FieldMessageKey = 'field.department.taken'

/** How the database compares two names of departments, as far as a page can tell. */
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase()

/** For `check` on a list of names: each that has stood before is told so. */
function namesDiffer({ value, issues }: z.core.ParsePayload<string[]>): void {
  const keys = value.map(nameKey)
  for (const [index, name] of value.entries()) {
    if (keys.indexOf(nameKey(name)) === index) continue
    issues.push({ code: 'custom', path: [index], input: name, message: taken, continue: true })
  }
}

/** The departments of a company by their names, each of them once. */
export const departmentNames = z
  .array(text({ max: limits.department_name.max }))
  .max(limits.departments.at_sign_up)
  .check(namesDiffer)
