/** What other features may ask of this one. */
export { deleteSurveys } from './delete-surveys.ts'
export { forgetReceipts } from './forget-receipts.ts'
