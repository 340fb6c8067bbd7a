export { compareAccounts } from './compare-accounts.ts'
export { processEvent } from './process-event.ts'
