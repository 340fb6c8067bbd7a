import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Whether it says which row this is; one column of a table does. */
  readonly naming?: boolean
  /** Numbers stand at the end, so that their digits stand under each other. */
  readonly align?: 'end'
  /** As narrow as its content, on one line. */
  readonly narrow?: boolean
  /** How the rows are sorted by it; left out where they cannot be. */
  readonly sorted?: 'ascending' | 'descending' | 'none'
  readonly onSort?: () => void
}

export type TableSelection<Row> = {
  readonly isSelected: (row: Row) => boolean
  readonly onToggle: (row: Row) => void
  /** Whether all, some or none of the rows in sight are selected. */
  readonly extent: 'all' | 'some' | 'none'
  readonly onToggleAll: () => void
  readonly allLabel: string
  readonly rowLabel: (row: Row) => string
}

/** What a table and its narrow form show. */
export type TableContent<Row> = {
  /** What the rows are, for whoever does not see the page around them. */
  readonly title: string
  readonly columns: readonly TableColumn<Row>[]
  /** Null: they are on their way, and as many as these are expected. */
  readonly rows: readonly Row[] | null
  readonly expected?: number
  /** Whether the rows are those of before, while others are fetched. */
  readonly busy?: boolean
  readonly keyOf: (row: Row) => string
  /** Makes the name of a row a link; then the whole row can be pressed. */
  readonly link?: ((row: Row, name: ReactNode) => ReactNode) | undefined
  /** Whether a row stands out without being selected. */
  readonly isMarked?: ((row: Row) => boolean) | undefined
  readonly selection?: TableSelection<Row> | undefined
  /** What can be done with one row. */
  readonly actions?: { readonly title: string; readonly of: (row: Row) => ReactNode } | undefined
}

/** Lines of different lengths look like text, equal ones like a fault. */
export const skeletonWidth = (row: number, column: number) => `${[72, 54, 88, 63, 46][(row * 2 + column * 3) % 5]}%`

/** Whether a row is to stand out, for either reason. */
export function standsOut<Row>(row: Row, { selection, isMarked }: TableContent<Row>): boolean {
  return selection?.isSelected(row) === true || isMarked?.(row) === true
}
