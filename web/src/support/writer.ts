/** Whoever would write to support, as far as the page knows them. */
export type Writer =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; email: string; company: { id: string; name: string } | null }

export const visitor: Writer = { kind: 'visitor' }

type User = {
  id: string
  email: string
  role: { key: string }
  groups: readonly { id: string; name: string }[]
  impersonate: unknown
}

/**
 * Null for whom there is no widget: for root, who is asked and does not ask, and for staff who look through somebody's
 * eyes, because words in that person's name are theirs alone.
 */
export function writerOf(user: User, company_id: string | null): Writer | null {
  if (user.role.key === 'root' || user.impersonate !== null) return null
  const company = user.groups.find(({ id }) => id === company_id)
  return {
    kind: 'person',
    id: user.id,
    email: user.email,
    company: company ? { id: company.id, name: company.name } : null,
  }
}
