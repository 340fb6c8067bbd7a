export { listResults } from './results.queries.ts'
export { storeResult } from './store-result.ts'
