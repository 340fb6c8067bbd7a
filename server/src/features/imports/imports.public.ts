/** The job, for the list of all jobs. */
export { runImport } from './run-import.ts'
