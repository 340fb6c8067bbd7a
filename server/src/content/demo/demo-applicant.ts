import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'

export type DemoApplicant = {
  first_name: string
  last_name: string
  email: string
  /** English if left out; what they write is in it too. */
  language?: Language
  /** How many days before the demo was made they were invited. */
  invited: number
  /** Out of ten things that they write, how many feel good, and how many are their own to change. Null: not written. */
  leaning: { good: number; own: number } | null
  /** How far those have come who have not written; the mail has reached them if nothing is said. */
  reached?: InviteState
  /** Why those declined who did. */
  declined?: { decline_option: string; decline_reason?: string }
  status?: ResultStatus
  /** How many days before the demo was made those were hired who were, and left who did. */
  hired?: { ago: number; left?: number }
  /** Asked about one dimension only, which is not enough to say much. */
  one_dimension?: boolean
}

type Who = readonly [first_name: string, last_name: string, mailbox: string, language: Language]

const named = ([first_name, last_name, mailbox, language]: Who) => ({
  first_name,
  last_name,
  email: `${mailbox}@mail.example`,
  language,
})

/** Somebody who has answered, with what they lean to: how much feels good, how much is their own. */
export const answered = (
  who: Who,
  invited: number,
  [good, own]: readonly [good: number, own: number],
  status?: ResultStatus,
): DemoApplicant => ({ ...named(who), invited, leaning: { good, own }, ...(status && { status }) })

/** The same person, who was hired so many days ago, and perhaps has left since. */
export const hired = (applicant: DemoApplicant, ago: number, left?: number): DemoApplicant => ({
  ...applicant,
  hired: { ago, ...(left !== undefined && { left }) },
})

/** Somebody who was invited and has not answered. */
export const silent = (who: Who, invited: number, reached: InviteState): DemoApplicant => ({
  ...named(who),
  invited,
  leaning: null,
  reached,
})

/** Somebody who has said no, for now. */
export const declining = (
  who: Who,
  invited: number,
  declined: NonNullable<DemoApplicant['declined']>,
): DemoApplicant => ({ ...silent(who, invited, inviteState.declined), declined })
