import type { Sheet, SheetFormat, SheetProblem } from './sheet.ts'

/** What the thread is started for. */
export type Task =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'write'; rows: readonly (readonly string[])[]; format: SheetFormat }

export type Answer = { sheet: Sheet } | { bytes: Uint8Array } | { problem: SheetProblem }

/** Only we start the thread, and the compiler sees to what we send; here it is known again. */
export const isTask = (value: unknown): value is Task => typeof value === 'object' && value !== null && 'kind' in value
