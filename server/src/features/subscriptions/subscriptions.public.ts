export { addSubscription } from './add-subscription.ts'
export { paidPlanOf, periodOfPlan, readOwnUsage } from './holdings.ts'
export { requireRoom } from './require-room.ts'
export { lockCompany } from './usage.queries.ts'
