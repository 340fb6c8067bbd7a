import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  ListNode,
  MergeQueryNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SchemableIdentifierNode,
  SelectQueryNode,
  TableNode,
  TupleNode,
  UpdateQueryNode,
  ValueNode,
} from 'kysely'
import { conditionsOf, readRawSql } from './raw-sql.ts'
import { type Column, type Equality, type Relation, type Scope, unpinnedTables } from './scope.ts'
import { placeOf } from './table-place.ts'

function refuse(table: string): never {
  throw new Error(
    `A statement touches ${table} without naming the company. Add a condition on group_id, or go through acrossGroups().`,
  )
}

/** The text of a raw node, with the builders inside of it left out and listed. */
function render(node: RawNode): { text: string; builders: OperationNode[] } {
  const builders: OperationNode[] = []
  const write = (part: OperationNode): string => {
    if (RawNode.is(part)) {
      return part.sqlFragments
        .map((text, index) => {
          const parameter = part.parameters[index]
          return parameter ? text + write(parameter) : text
        })
        .join('')
    }
    if (IdentifierNode.is(part)) return part.name
    if (SchemableIdentifierNode.is(part)) return part.identifier.name
    if (TableNode.is(part)) return write(part.table)
    if (ColumnNode.is(part)) return write(part.column)
    if (ReferenceNode.is(part)) return part.table ? `${write(part.table)}.${write(part.column)}` : write(part.column)
    if (ValueNode.is(part) || PrimitiveValueListNode.is(part)) return '$'
    builders.push(part)
    return '()'
  }
  return { text: write(node), builders }
}

function aliasOf(node: OperationNode): string {
  if (IdentifierNode.is(node)) return node.name
  // A list of columns may follow the name: `n (group_id, id)`.
  return (RawNode.is(node) ? /^\s*"?(\w+)/.exec(render(node).text)?.[1] : undefined) ?? ''
}

function relationsOf(node: OperationNode): Relation[] {
  if (ListNode.is(node)) return node.items.flatMap(relationsOf)
  if (TableNode.is(node)) {
    const { name } = node.table.identifier
    return [{ name, alias: name }]
  }
  if (RawNode.is(node)) return readRawSql(`from ${render(node).text}`).relations
  if (AliasNode.is(node)) {
    const [inner] = relationsOf(node.node)
    return [{ name: inner?.name ?? '', alias: aliasOf(node.alias) }]
  }
  return []
}

function columnOf(node: OperationNode): Column | null {
  if (ReferenceNode.is(node) && ColumnNode.is(node.column)) {
    return { alias: node.table?.table.identifier.name ?? null, column: node.column.column.name }
  }
  if (RawNode.is(node)) {
    const [, alias, column] = /^\s*"?(\w+)"?\."?(\w+)"?\s*$/.exec(render(node).text) ?? []
    if (alias && column) return { alias, column }
  }
  return null
}

function equated(left: OperationNode, right: OperationNode): Equality[] {
  const one = columnOf(left)
  const other = columnOf(right)
  return [
    ...(one ? [{ column: one, equals: other ?? ('given' as const) }] : []),
    ...(other ? [{ column: other, equals: one ?? ('given' as const) }] : []),
  ]
}

/** The equalities that hold for every row which meets a condition. What `or` and `not` leave open is none. */
function equalitiesOf(condition: OperationNode | undefined): Equality[] {
  if (!condition) return []
  if (AndNode.is(condition)) return [...equalitiesOf(condition.left), ...equalitiesOf(condition.right)]
  if (ParensNode.is(condition)) return equalitiesOf(condition.node)
  if (RawNode.is(condition)) return conditionsOf(render(condition).text)
  if (!BinaryOperationNode.is(condition) || !OperatorNode.is(condition.operator)) return []
  const { leftOperand, rightOperand } = condition
  if (condition.operator.operator !== '=' && condition.operator.operator !== 'in') return []
  if (!TupleNode.is(leftOperand)) return equated(leftOperand, rightOperand)
  const rights = TupleNode.is(rightOperand) ? rightOperand.values : []
  return leftOperand.values.flatMap((left, index) => equated(left, rights[index] ?? rightOperand))
}

/** An outer join keeps rows that do not meet its condition, so the condition says something about one side only. */
function equalitiesOfJoin(join: JoinNode): Equality[] {
  const equalities = equalitiesOf(join.on?.on)
  const joined = relationsOf(join.table).map(({ alias }) => alias)
  const isJoined = ({ column }: Equality) => column.alias !== null && joined.includes(column.alias)
  switch (join.joinType) {
    case 'LeftJoin':
    case 'LateralLeftJoin':
      return equalities.filter(isJoined)
    case 'RightJoin':
      return equalities.filter((equality) => !isJoined(equality))
    case 'FullJoin':
      return []
    default:
      return equalities
  }
}

type Query = SelectQueryNode | UpdateQueryNode | DeleteQueryNode | MergeQueryNode

function isQuery(node: OperationNode): node is Query {
  return [SelectQueryNode, UpdateQueryNode, DeleteQueryNode, MergeQueryNode].some((kind) => kind.is(node))
}

function tablesOf(query: Query): OperationNode[] {
  switch (query.kind) {
    case 'SelectQueryNode':
      return [...(query.from?.froms ?? [])]
    case 'UpdateQueryNode':
      return [query.table, ...(query.from?.froms ?? [])].filter(isNode)
    case 'DeleteQueryNode':
      return [...query.from.froms, ...(query.using?.tables ?? [])]
    case 'MergeQueryNode':
      return [query.into]
  }
}

function scopeOf(node: OperationNode, outer: Scope | null): Scope | null {
  if (RawNode.is(node)) {
    const { relations, equalities } = readRawSql(render(node).text)
    return relations.length > 0 ? { relations, equalities, outer } : null
  }
  if (!isQuery(node)) return null
  const isMerge = node.kind === 'MergeQueryNode'
  const joins = (isMerge ? [node.using] : (node.joins ?? [])).filter((join) => join !== undefined)
  const where = isMerge ? undefined : node.where?.where
  return {
    relations: [...tablesOf(node), ...joins.map(({ table }) => table)].flatMap(relationsOf),
    equalities: [...equalitiesOf(where), ...joins.flatMap(equalitiesOfJoin)],
    outer,
  }
}

/** The tables that a node itself inserts into, and the columns it fills. */
function insertsOf(node: OperationNode): { table: string; columns: string[] }[] {
  if (RawNode.is(node)) return readRawSql(render(node).text).inserts
  if (!InsertQueryNode.is(node) || !node.into) return []
  return [{ table: node.into.table.identifier.name, columns: (node.columns ?? []).map(({ column }) => column.name) }]
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
}

function childrenOf(node: OperationNode): OperationNode[] {
  // What people typed may look like anything, a node included.
  if (ValueNode.is(node) || PrimitiveValueListNode.is(node)) return []
  if (RawNode.is(node)) return render(node).builders
  return Object.values(node).flat().filter(isNode)
}

function check(node: OperationNode, outer: Scope | null): void {
  for (const { table, columns } of insertsOf(node)) {
    if (placeOf(table) === 'tenant' && !columns.includes('group_id')) refuse(table)
  }
  const scope = scopeOf(node, outer)
  const [unpinned] = scope ? unpinnedTables(scope) : []
  if (unpinned) refuse(unpinned)
  for (const child of childrenOf(node)) check(child, scope ?? outer)
}

/**
 * Refuses every statement that would read or change rows of a tenant table without saying whose. The database's keys
 * keep rows from pointing into another company; this keeps a forgotten `where` from showing them there.
 *
 * For tests and development: it costs too much for every statement of a live server, and what it finds does not depend
 * on data, so a test that runs a statement once has found it.
 */
export const tenancyCheck: KyselyPlugin = {
  transformQuery: ({ node }) => {
    check(node, null)
    return node
  },
  transformResult: async ({ result }) => result,
}
