import type { ColumnStyle } from '@catchpitch/contract/exports/export'

export type WrittenColumn = { title: string; style: ColumnStyle }

export type Cell = string | number | Date | null

/** Lines of a table, some hundred at a time: all of them would not fit into memory. */
export type Lines = AsyncIterable<readonly (readonly Cell[])[]>

const offset_ms = 8 * 60 * 60 * 1000

/** What the clock on the wall in Kuala Lumpur says, as if it were UTC. */
export const wallTime = (moment: Date) => moment.getTime() + offset_ms
