/** What a company has decided about somebody, with the specification's numbers. Null before: not decided. */
export const resultStatus = { accepted: 9, rejected: 10, pipeline: 11 } as const

export type ResultStatus = (typeof resultStatus)[keyof typeof resultStatus]

/** Also what the tokens of the design are called: `--turquoise`. */
export const resultStatusColour = {
  accepted: 'turquoise',
  rejected: 'red',
  pipeline: 'purple',
} as const satisfies Record<keyof typeof resultStatus, string>

/** What a list is asked for, to have those about whom nothing has been decided: they have no status. */
export const undecided = 'undecided'

/** Whether a decision can carry a mail. In the pipeline nothing is settled, so there is nothing to tell. */
export const canNotify = (status: ResultStatus) => status !== resultStatus.pipeline

/** What was recorded of somebody beside their answers, as a list can be narrowed to it. */
export const integrityFlags = ['none', 'events', 'repeat'] as const
