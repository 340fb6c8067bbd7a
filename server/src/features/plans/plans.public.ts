export { type ActivePlan, findActivePlans } from './find-active-plans.ts'
export { countPlanHolders } from './plans.queries.ts'
export { startTrial } from './start-trial.ts'
export { warnOfPlanEnd } from './warn-of-plan-end.ts'
