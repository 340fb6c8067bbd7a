/** A column, as far as choosing among them goes. */
export type ChoosableColumn = {
  readonly key: string
  /** The column that says which row this is: it cannot be left out. */
  readonly fixed?: boolean
  /** Not shown until somebody asks for it. */
  readonly optional?: boolean
}

const isStandard = ({ optional = false }: ChoosableColumn) => !optional

/**
 * The keys of the columns to show. What is stored are the differences from the standard (`-email`, `+since`), so that
 * a column which is added to the product later appears to those who have chosen before, too.
 */
export function shownColumns(columns: readonly ChoosableColumn[], stored: unknown): string[] {
  const differences = new Set<unknown>(Array.isArray(stored) ? stored : [])
  const isShown = (column: ChoosableColumn) =>
    isStandard(column) ? !differences.has(`-${column.key}`) : differences.has(`+${column.key}`)
  return columns.filter((column) => column.fixed === true || isShown(column)).map(({ key }) => key)
}

/** What to store for a choice; null if it is the standard, so that nothing has to be stored. */
export function differencesOf(columns: readonly ChoosableColumn[], shown: readonly string[]): string[] | null {
  const differences = columns
    .filter((column) => !column.fixed && isStandard(column) !== shown.includes(column.key))
    .map((column) => `${isStandard(column) ? '-' : '+'}${column.key}`)
  return differences.length > 0 ? differences : null
}
