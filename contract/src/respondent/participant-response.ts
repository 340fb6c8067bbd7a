/** What somebody says who is invited to a survey. */
export const participantResponse = { interested: 1, notInterested: 2 } as const

export type ParticipantResponse = keyof typeof participantResponse

export const participantResponses = ['interested', 'notInterested'] as const satisfies ParticipantResponse[]
