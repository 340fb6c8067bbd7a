export { forgetExports } from './forget-exports.ts'
export { runExport } from './run-export.ts'
