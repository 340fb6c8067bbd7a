/** Where a mail of the log stands. The words are the specification's, the numbers stand in the database. */
export const mailState = {
  /** Waits for its time or for its next try. */
  pending: 0,
  /** The mail server has taken it. */
  completed: 1,
  /** The mail server refused it for good, or took it in none of many tries. */
  failed: 2,
  /**
   * We chose not to send it: what it tells was undone while it waited, or its address is known to take no mail.
   * Kept apart from `failed`, which somebody has to look at, while nothing went wrong here.
   */
  declined: 3,
} as const

export type MailState = (typeof mailState)[keyof typeof mailState]

/** The specification's words, as the log shows them. */
export const mailStates = ['pending', 'completed', 'failed', 'declined'] as const satisfies (keyof typeof mailState)[]

/** Throws on a number that is no state: a row that holds one must not quietly pass for another. */
export function mailStateOf(number: number): (typeof mailStates)[number] {
  const state = mailStates.find((word) => mailState[word] === number)
  if (!state) throw new Error(`No mail is in the state ${number}`)
  return state
}
