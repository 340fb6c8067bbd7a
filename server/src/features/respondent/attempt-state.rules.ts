/** What the numbers of `attempts.state` mean. */
export const attemptState = { open: 0, completed: 1, declined: 2 } as const
