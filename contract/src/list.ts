import { z } from 'zod'
import { text } from './fields/text.ts'
import { limits } from './limits.ts'
import type { FieldMessageKey } from './messages/messages.ts'

const unknownFilter: FieldMessageKey = 'field.filter'

type FilterValues = Record<string, z.ZodType>
type Filter<Values extends FilterValues> = { [Name in keyof Values]?: z.output<Values[Name]>[] }

/** Each filter's values as JSON Schema. */
function valuesAsJson(values: FilterValues | undefined) {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, schema]) => {
      const { $schema: _, pattern: __, ...written } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
      return [name, written]
    }),
  )
}

/** Reads `status:9,11;dimension:<id>` into lists of checked values by name. */
function filterSchema<Values extends FilterValues>(values: Values | undefined) {
  return (
    z
      .string()
      .default('')
      .transform((written, context): Filter<Values> => {
        const filter: Filter<Values> = {}
        for (const part of written.split(';').filter(Boolean)) {
          const [name = '', list = ''] = part.split(/:(.*)/s)
          const schema = values && Object.hasOwn(values, name) ? values[name] : undefined
          const parsed = schema && z.array(schema).safeParse(list.split(','))
          if (!parsed?.success) {
            context.issues.push({ code: 'custom', input: written, message: unknownFilter })
            return z.NEVER
          }
          Object.assign(filter, { [name]: parsed.data })
        }
        return filter
      })
      // What it takes, for whoever reads the description of the API: in the schema itself it is only a text.
      .meta({ 'x-filters': valuesAsJson(values) })
  )
}

type Order<Column extends string> = { column: Column; descending: boolean }

/** Reads `name` or `-name`; ascending unless it says otherwise. */
function orderSchema<Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z
    .enum(columns.flatMap((column): string[] => [column, `-${column}`]))
    .default(columns[0] as string)
    .transform((written): Order<Column> => {
      const descending = written.startsWith('-')
      const name = descending ? written.slice(1) : written
      return { column: columns.find((column) => column === name) ?? columns[0], descending }
    })
}

type ListGrammar<Column extends string, Values extends FilterValues> = {
  /** The columns a person may sort by, the default first. Each needs an index that starts with `group_id`. */
  order: readonly [Column, ...Column[]]
  filter?: Values
}

/** The query of every list, in URL and API alike: `page, keyword, filter, order`. */
export function listQuery<const Column extends string, Values extends FilterValues = Record<string, never>>(
  grammar: ListGrammar<Column, Values>,
) {
  return z.object({
    page: z.coerce
      .number<string | number>()
      .int()
      .min(1)
      .max(limits.list.counted / limits.list.per_page)
      .default(1),
    keyword: text({ max: limits.keyword.max, min: 0 }).default(''),
    order: orderSchema(grammar.order),
    filter: filterSchema(grammar.filter),
  })
}
