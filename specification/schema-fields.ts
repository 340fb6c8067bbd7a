import type { Endpoint } from '@catchpitch/contract/endpoint'
import { jsonSchema } from '../server/src/platform/openapi/json-schema.ts'

type Schema = ReturnType<typeof jsonSchema> | boolean

/** Each field of a schema by its path; those of a list's rows stand behind the list's own name: `groups.role.key`. */
function fieldsOf(schema: Schema, before = ''): string[] {
  if (typeof schema === 'boolean') return []
  const { properties = {}, items = [], anyOf = [], oneOf = [], allOf = [] } = schema
  const inner: Schema[] = [items, anyOf, oneOf, allOf].flat()
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [before + name, ...fieldsOf(field, `${before + name}.`)]),
    ...inner.flatMap((one) => fieldsOf(one, before)),
  ]
}

/** What travels with a call in one of its parts; a file that may come along is a field of the body. */
export function fieldsIn(endpoint: Endpoint, part: 'query' | 'body' | 'reply'): ReadonlySet<string> {
  const file = part === 'body' && endpoint.upload ? [endpoint.upload.field] : []
  return new Set([...fieldsOf(jsonSchema(endpoint[part], part === 'reply' ? 'output' : 'input')), ...file])
}
