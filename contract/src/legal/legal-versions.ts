import type { Day } from '../dates.ts'

type LegalVersion = { readonly version: string; readonly from: Day }

/** What the documents that people agree to stand at. A new text is a new version: what was agreed to must stay known. */
export const legalVersions = {
  privacy_policy: { version: '1.0', from: '2026-11-16' },
  terms: { version: '1.0', from: '2026-11-16' },
} as const satisfies Record<string, LegalVersion>
