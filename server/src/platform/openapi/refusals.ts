import type { Access } from '@catchpitch/contract/access/access'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import type { ErrorCode } from '@catchpitch/contract/errors'
import { z } from 'zod'

function refusalsOfAccess(access: Access): ErrorCode[] {
  switch (access.kind) {
    case 'open':
      return []
    case 'link':
      return ['link.expired']
    case 'signed':
      return ['signature.wrong']
    case 'inPerson':
      return ['session.missing', 'session.ended', 'access.denied', 'impersonation.forbidden', 'rate.limited']
    case 'signedIn':
    case 'impersonating':
    case 'respondent':
    case 'invited':
    case 'staff':
      return ['session.missing', 'session.ended', 'access.denied', 'rate.limited']
    case 'company':
      return [
        'session.missing',
        'session.ended',
        'access.denied',
        ...(access.word === 'billing.pay' ? (['impersonation.forbidden'] as const) : []),
        'group.suspended',
        'record.missing',
        'rate.limited',
      ]
  }
}

/** The names of what a schema takes; of one that takes several forms, those of all of them. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : []
}

/** How a call can be refused before its use case is asked, or whatever the use case is. */
export function impliedRefusals({ access, params, query, body, limit, needs_plan }: Endpoint): ErrorCode[] {
  const has = (fields: z.ZodType) => fieldsOf(fields).length > 0
  const when = (so: boolean, ...codes: ErrorCode[]) => (so ? codes : [])
  return [
    ...refusalsOfAccess(access),
    ...when(needs_plan, 'plan.missing'),
    ...when(has(params), 'record.missing'),
    ...when(has(query) || has(body), 'input.invalid'),
    ...when(has(body), 'input.tooLarge', 'input.type'),
    ...when(fieldsOf(body).includes('version'), 'record.changed'),
    ...when(limit !== null, 'rate.limited'),
    'server.failed',
    'server.busy',
  ]
}

/** Every way in which a call can be refused. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  return [...endpoint.refusals, ...impliedRefusals(endpoint)]
}
