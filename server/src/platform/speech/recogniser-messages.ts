/** What the recogniser's process is asked, and what it answers. */
export type Question = { id: number; samples: Int16Array }
export type Answer = { id: number; text: string }

/** Only we start that process, and the compiler sees to what we send; on the other side it is known again. */
const hasId = (value: unknown): value is { id: number } => typeof value === 'object' && value !== null && 'id' in value

export const isQuestion = (value: unknown): value is Question => hasId(value) && 'samples' in value
export const isAnswer = (value: unknown): value is Answer => hasId(value) && 'text' in value
