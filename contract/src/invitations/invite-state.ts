/** How far an invitation has come. */
export const inviteState = {
  queued: 1,
  sent: 2,
  failed: 3,
  opened: 4,
  started: 5,
  completed: 6,
  declined: 7,
  expired: 8,
} as const

export type InviteState = (typeof inviteState)[keyof typeof inviteState]

/** How long an invitation stays open, as the specification offers it, in weeks. */
export const inviteWeeks = { one: 1, two: 2 } as const

export type InviteWeeks = (typeof inviteWeeks)[keyof typeof inviteWeeks]

/** Percent that every clock is longer by, for whoever needs it. */
export const extraTimes = [0, 25, 50, 100] as const

export type ExtraTime = (typeof extraTimes)[number]

/** How somebody came onto the list. */
export const inviteSource = { typed: 1, file: 2, link: 3 } as const

export type InviteSource = (typeof inviteSource)[keyof typeof inviteSource]
