import { customerSituations } from './situations/customers.ts'
import { growthSituations } from './situations/growth.ts'
import { judgementSituations } from './situations/judgement.ts'
import { peopleSituations } from './situations/people.ts'
import { pressureSituations } from './situations/pressure.ts'
import { responsibilitySituations } from './situations/responsibility.ts'
import type { DefaultSituation } from './situations/situation.ts'

/** What applicants write about, three through each lens. A code is never changed nor used again. */
export const defaultSituations: readonly DefaultSituation[] = [
  ...peopleSituations,
  ...pressureSituations,
  ...growthSituations,
  ...judgementSituations,
  ...customerSituations,
  ...responsibilitySituations,
]
