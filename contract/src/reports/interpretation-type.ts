/** As staff's records of them are numbered: to read, and to ask in the interview. */
export const interpretationType = { reading: 1, question: 2 } as const
