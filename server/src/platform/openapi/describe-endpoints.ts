import type { Endpoint } from '@catchpitch/contract/endpoint'
import { endpointsByFolder } from '@catchpitch/contract/endpoints'
import { pagination } from '@catchpitch/contract/envelope'
import { errors } from '@catchpitch/contract/errors'
import { en } from '@catchpitch/contract/messages/all-messages'
import type { z } from 'zod'
import { accessSentence } from './access-words.ts'
import { jsonSchema } from './json-schema.ts'
import { fieldsOf, refusalsOf } from './refusals.ts'

type Reference = { $ref: string }
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: unknown }
type Json = { 'application/json': { schema: unknown } }
type Events = { 'text/event-stream': { schema: unknown } }
type Csv = { 'text/csv': { schema: unknown } }
type Reply = { description: string; content: Json | Events | Csv }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Json & { 'multipart/form-data'?: { schema: unknown } } }
  responses: Record<string, Reply | Reference>
}

const reference = (kind: 'schemas' | 'responses', name: string): Reference => ({ $ref: `#/components/${kind}/${name}` })

const asJson = (schema: unknown): Json => ({ 'application/json': { schema } })

const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

function parametersOf(fields: z.ZodObject, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function envelopeOf({ reply, paged }: Endpoint) {
  return object({
    status: { const: 200 },
    data: jsonSchema(reply, 'output'),
    pagination: paged ? reference('schemas', 'pagination') : { type: 'null' },
    message: { type: ['string', 'null'], description: "A confirmation for people, in the caller's language." },
  })
}

/** OpenAPI 3.1 has no word for a stream: it is a text, and what each of its events carries is JSON. */
function eventsOf({ reply }: Endpoint): Events {
  const contentSchema = jsonSchema(reply, 'output')
  const description = 'Server-sent events until one side ends them; the data of each is JSON.'
  return {
    'text/event-stream': {
      schema: { type: 'string', description, contentMediaType: 'application/json', contentSchema },
    },
  }
}

function contentOf(endpoint: Endpoint): Reply {
  if (endpoint.stream === true) return { description: 'Connected.', content: eventsOf(endpoint) }
  if (endpoint.stream === 'file') {
    return { description: 'A file to save.', content: { 'text/csv': { schema: jsonSchema(endpoint.reply, 'output') } } }
  }
  return { description: 'Done.', content: asJson(envelopeOf(endpoint)) }
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const statuses = refusalsOf(endpoint).map((code) => String(errors[code].status))
  return {
    200: contentOf(endpoint),
    ...Object.fromEntries(statuses.map((status) => [status, reference('responses', status)])),
  }
}

function bodyOf({ body, upload }: Endpoint): Pick<Operation, 'requestBody'> {
  if (fieldsOf(body).length === 0) return {}
  const schema = jsonSchema(body, 'input')
  if (upload === null) return { requestBody: { required: true, content: asJson(schema) } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: upload.bytes }
  const form = { ...schema, properties: { ...schema.properties, [upload.field]: file } }
  return { requestBody: { required: true, content: { ...asJson(schema), 'multipart/form-data': { schema: form } } } }
}

function operationOf(name: string, endpoint: Endpoint, folder: string): Operation {
  const { access, limit, refusals } = endpoint
  const often = limit ? ` At most ${limit.max} calls in ${limit.window_s / 60} minutes from one address.` : ''
  const own = refusals.length > 0 ? ` Refuses by itself with ${refusals.map((code) => `\`${code}\``).join(', ')}.` : ''
  return {
    operationId: name,
    tags: [folder],
    summary: endpoint.summary,
    description: accessSentence(access) + often + own,
    security: access.kind === 'open' || access.kind === 'link' ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

function pathsOf(): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [folder, endpoints] of Object.entries(endpointsByFolder)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operations = (paths[endpoint.path] ??= {})
      operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint, folder)
    }
  }
  return paths
}

/** One reply per status, since that is how OpenAPI counts; which `code` it carries tells the reasons apart. */
function refusalReplies(): Record<string, Reply> {
  const replies: Record<string, Reply> = {}
  for (const [code, { status, message }] of Object.entries(errors)) {
    const before = replies[status]?.description
    const reason = `\`${code}\`: ${en[message]}`
    replies[status] = {
      description: before ? `${before}\n\n${reason}` : reason,
      content: asJson(reference('schemas', 'refusal')),
    }
  }
  return replies
}

/** The whole API as OpenAPI 3.1, from the same table of endpoints that answers the calls. */
export function describeEndpoints() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catchpitch',
      version: '1',
      description:
        'Every success is answered with 200 and the same envelope; every refusal with its own status and a `code` to decide by.',
    },
    servers: [{ url: '/api/v1' }],
    tags: Object.keys(endpointsByFolder).map((name) => ({ name })),
    paths: pathsOf(),
    components: {
      schemas: {
        pagination: jsonSchema(pagination, 'output'),
        refusal: object({
          status: { type: 'integer' },
          message: { type: 'string', description: "For people, in the caller's language." },
          code: { enum: Object.keys(errors) },
          error: {
            type: 'object',
            description: "What is wrong with each field, by the field's name.",
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        }),
      },
      responses: refusalReplies(),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that `POST /login` answers.' },
      },
    },
  }
}
