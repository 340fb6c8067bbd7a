import type { KnownPreference } from '@catchpitch/contract/current-user/preferences'

const preference: KnownPreference = 'selected_group'

/**
 * The company that a person works in at the moment: the one that the page asks for, else the one they took last on any
 * device, else the only one. None of these if they do not belong to it, or no longer.
 */
export function selectedCompany<Company extends { id: string }>(
  companies: readonly Company[],
  asked: string | null,
  preferences: Readonly<Record<string, unknown>>,
): Company | null {
  const byId = (id: unknown) => companies.find((company) => company.id === id)
  const only = companies.length === 1 ? companies[0] : undefined
  return byId(asked) ?? byId(preferences[preference]) ?? only ?? null
}
