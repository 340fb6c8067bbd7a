export { recomputeResults } from './recompute-results.ts'
export { listResults } from './result-lists.queries.ts'
export { resultOf } from './result-of.rules.ts'
export {
  countWanted,
  readSurveyFacts,
  readWanted,
  readWritten,
  type WantedResult,
  type WantedResults,
  writtenFigures,
} from './results-batch.queries.ts'
export { statusWords } from './status-words.rules.ts'
export { storeResult } from './store-result.ts'
