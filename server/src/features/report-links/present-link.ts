import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { reportLinkKind, reportLinkKinds } from '@catchpitch/contract/report-links/report-link'
import type { Secrets } from '#platform/secrets/secrets'
import type { LinkRow } from './report-links.queries.ts'
import { reportToken } from './report-token.ts'

export const kindOf = ({ kind }: Pick<LinkRow, 'kind'>) =>
  reportLinkKinds.find((word) => reportLinkKind[word] === kind) ?? 'export'

export function presentLink(row: LinkRow, secrets: Secrets) {
  const kind = kindOf(row)
  return {
    id: row.id,
    kind,
    path: `/${kind}?token=${reportToken(secrets, row)}`,
    people: row.attempt_ids.length,
    created_by: fullNameOf(row),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
  }
}
