import type { Access } from '@catchpitch/contract/access/access'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import type { ErrorCode } from '@catchpitch/contract/errors'
import { z } from 'zod'

/** Who may call, in a few words for a table. */
export function accessLabel(access: Access): string {
  switch (access.kind) {
    case 'open':
      return 'anybody'
    case 'link':
      return `link: ${access.purpose}`
    case 'signedIn':
      return 'signed in'
    case 'inPerson':
      return 'in person'
    case 'impersonating':
      return 'impersonating'
    case 'respondent':
      return 'respondent'
    case 'company':
      return `company: ${access.word}`
    case 'staff':
      return `staff: ${access.word}`
  }
}

/** Who may call, as a sentence. */
export function accessSentence(access: Access): string {
  switch (access.kind) {
    case 'open':
      return 'Anybody may call it.'
    case 'link':
      return `For whoever holds a signed link of the purpose \`${access.purpose}\`.`
    case 'signedIn':
      return 'For any person who is signed in.'
    case 'inPerson':
      return 'For any person who is signed in, but not for staff who impersonate them.'
    case 'impersonating':
      return 'For staff who impersonate somebody.'
    case 'respondent':
      return 'For the applicant whose survey session this is.'
    case 'company':
      return `For members of the company \`group_id\` whose role holds \`${access.word}\`.`
    case 'staff':
      return `For platform staff whose role holds \`${access.word}\`.`
  }
}

function refusalsOfAccess({ kind }: Access): ErrorCode[] {
  switch (kind) {
    case 'open':
      return []
    case 'link':
      return ['link.expired']
    case 'inPerson':
      return ['session.missing', 'session.ended', 'access.denied', 'impersonation.forbidden', 'rate.limited']
    case 'signedIn':
    case 'impersonating':
    case 'respondent':
    case 'staff':
      return ['session.missing', 'session.ended', 'access.denied', 'rate.limited']
    case 'company':
      return ['session.missing', 'session.ended', 'access.denied', 'record.missing', 'rate.limited']
  }
}

/** The names of what a schema takes; of one that takes several forms, those of all of them. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : []
}

/** How a call can be refused, as far as its definition tells; a use case may have reasons of its own. */
export function refusalsOf({ access, params, query, body, limit }: Endpoint): ErrorCode[] {
  const has = (fields: z.ZodType) => fieldsOf(fields).length > 0
  const when = (so: boolean, ...codes: ErrorCode[]) => (so ? codes : [])
  return [
    ...refusalsOfAccess(access),
    ...when(has(params), 'record.missing'),
    ...when(has(query) || has(body), 'input.invalid'),
    ...when(has(body), 'input.tooLarge', 'input.type'),
    ...when(fieldsOf(body).includes('version'), 'record.changed'),
    ...when(limit !== null, 'rate.limited'),
    'server.failed',
    'server.busy',
  ]
}
