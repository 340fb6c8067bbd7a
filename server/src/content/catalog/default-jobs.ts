import { counterJobs } from './jobs/counter.ts'
import { handsJobs } from './jobs/hands.ts'
import type { DefaultJobTemplate } from './jobs/job.ts'
import { officeJobs } from './jobs/office.ts'
import { peopleAndCodeJobs } from './jobs/people-and-code.ts'

/** Twelve jobs, each as a description and as a day, for companies to begin with. */
export const defaultJobs: readonly DefaultJobTemplate[] = [
  ...counterJobs,
  ...officeJobs,
  ...handsJobs,
  ...peopleAndCodeJobs,
]
