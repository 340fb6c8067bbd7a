/** What a company has decided about somebody, with the specification's numbers. Null before: not decided. */
export const resultStatus = { accepted: 9, rejected: 10, pipeline: 11 } as const

export type ResultStatus = (typeof resultStatus)[keyof typeof resultStatus]

/** What a list is asked for, to have those about whom nothing has been decided: they have no status. */
export const undecided = 'undecided'
