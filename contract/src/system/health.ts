/** What can be wrong, by part of the installation. A page says to each what to do. */
export const databaseProblems = ['slow', 'connections'] as const
export const jobProblems = ['stuck', 'failed'] as const
export const mailProblems = ['stuck', 'failing'] as const
export const storageProblems = ['unreachable', 'full'] as const

export type DatabaseProblem = (typeof databaseProblems)[number]
export type JobProblem = (typeof jobProblems)[number]
export type MailProblem = (typeof mailProblems)[number]
export type StorageProblem = (typeof storageProblems)[number]
