export { type ActivePlan, findActivePlans } from './find-active-plans.ts'
export { startTrial } from './start-trial.ts'
