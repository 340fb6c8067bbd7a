import { placeOf } from './table-place.ts'

/** A table, or the name of a subquery, as one `select`, `update` or `delete` knows it. */
export type Relation = { name: string; alias: string }

/** A column as it is written: without a table, where only one table has it. */
export type Column = { alias: string | null; column: string }

/** A condition that every row meets: this column equals something given, or some other column. */
export type Equality = { column: Column; equals: Column | 'given' }

/** One level of a statement: its tables, what it demands of them, and the level whose columns it can see besides. */
export type Scope = { relations: readonly Relation[]; equalities: readonly Equality[]; outer: Scope | null }

function matches(written: Column, { alias, column }: Column): boolean {
  // A column without a table belongs to whichever has it; PostgreSQL itself refuses the statement if two do.
  return written.column === column && (written.alias === null || written.alias === alias)
}

/** Whether the conditions leave a column only values that were given to the statement, directly or through other columns. */
function isPinned(scope: Scope, column: Column, visited: readonly Equality[] = []): boolean {
  if (column.alias === null) return false
  const relation = scope.relations.find(({ alias }) => alias === column.alias)
  if (!relation) {
    // A subquery that is looked at before it stands in its statement cannot see what is around it; it is looked at
    // again, as a part, when the whole statement is.
    return scope.outer ? isPinned(scope.outer, column) : true
  }
  if (placeOf(relation.name) === 'derived') return true
  return scope.equalities
    .filter((equality) => !visited.includes(equality) && matches(equality.column, column))
    .some((equality) => equality.equals === 'given' || isPinned(scope, equality.equals, [...visited, equality]))
}

/** The names of tenant tables whose rows this level would take from any company. */
export function unpinnedTables(scope: Scope): string[] {
  return scope.relations
    .filter(({ name, alias }) => placeOf(name) === 'tenant' && !isPinned(scope, { alias, column: 'group_id' }))
    .map(({ name }) => name)
}
