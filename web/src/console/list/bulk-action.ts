import type { Question } from '../confirm/question.ts'

/** Something that can be done to many rows at once, as data. */
export type BulkAction<Row> = {
  readonly key: string
  readonly label: string
  /** What to ask before; `run` is added to it. Without it nothing is asked. */
  readonly ask?: (rows: readonly Row[]) => Omit<Question, 'run'>
  /** False: nothing was done after all, and the rows stay selected. */
  readonly run: (rows: readonly Row[]) => Promise<void | false>
}
