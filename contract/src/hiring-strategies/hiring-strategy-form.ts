import { z } from 'zod'
import { texts, translations } from '../fields/texts.ts'
import { limits } from '../limits.ts'

const { name, description, steps } = limits.hiring_strategy

/** One step of a way of hiring, as applicants read it. */
const strategyStep = z.object({
  name: texts({ max: name.max }),
  description: translations({ max: description.max, lines: true }),
})

/** A way of hiring: what it is called, whom it suits, and its steps in the order in which they happen. */
export const hiringStrategyForm = z.object({
  name: texts({ max: name.max }),
  description: texts({ max: description.max, lines: true }),
  steps: z.array(strategyStep).min(1).max(steps.max),
})

export type HiringStrategyForm = z.infer<typeof hiringStrategyForm>
