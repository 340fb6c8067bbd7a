import { guidesForAll } from './guides/for-all.ts'
import { guidesForApplicants } from './guides/for-applicants.ts'
import { guidesForCompanies } from './guides/for-companies.ts'
import type { DefaultGuide } from './guides/guide.ts'

/** The Help Center as it is from the start. */
export const defaultGuides: readonly DefaultGuide[] = [...guidesForApplicants, ...guidesForCompanies, ...guidesForAll]
