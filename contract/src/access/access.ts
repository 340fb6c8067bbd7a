import type { CompanyWord, StaffWord } from './permissions.ts'

/** What a signed link may be used for. A link of one purpose is worth nothing for another. */
export const linkPurposes = ['verify', 'reset', 'join', 'sign-in', 'invitation', 'share', 'report'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Who signs calls with a secret that we share. */
export const signers = ['stripe', 'woocommerce'] as const
export type Signer = (typeof signers)[number]

/** Who may call an endpoint. Every endpoint says so itself; there is no default. */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'link'; readonly purpose: LinkPurpose }
  | { readonly kind: 'signed'; readonly by: Signer }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'inPerson' }
  | { readonly kind: 'impersonating' }
  | { readonly kind: 'respondent' }
  | { readonly kind: 'invited' }
  | { readonly kind: 'company'; readonly word: CompanyWord }
  | { readonly kind: 'staff'; readonly word: StaffWord }

/** Anybody, signed in or not. */
export const open = () => ({ kind: 'open' }) as const

/** Anybody who holds a signed link of this purpose; the use case checks the link. */
export const link = (purpose: LinkPurpose) => ({ kind: 'link', purpose }) as const

/**
 * A provider that signs each of its calls. The body is the text as it was signed: a copy that was parsed and written
 * again would not fit the signature.
 */
export const signedBy = (by: Signer) => ({ kind: 'signed', by }) as const

/** Any person with a running session, whatever their role. */
export const signedIn = () => ({ kind: 'signedIn' }) as const

/** The person themself: staff who look through their eyes are refused. For what proves or protects who somebody is. */
export const inPerson = () => ({ kind: 'inPerson' }) as const

/** Staff who look through somebody's eyes, also for a while after they fell idle: their way back. */
export const impersonating = () => ({ kind: 'impersonating' }) as const

/** The applicant whose survey session this is: such a session opens one test and nothing else. */
export const respondent = () => ({ kind: 'respondent' }) as const

/** Whoever is invited to a survey, signed in or by the session that their invitation has opened; the use case checks whose it is. */
export const invited = () => ({ kind: 'invited' }) as const

/**
 * A member of the company named by `group_id` whose role holds the word. Others get 404, as if it did not exist. Staff who
 * look through a member's eyes may do all of it but pay.
 */
export const company = (word: CompanyWord) => ({ kind: 'company', word }) as const

/** Platform staff whose role holds the word. */
export const staff = (word: StaffWord) => ({ kind: 'staff', word }) as const
