import type { Context } from '#platform/http/context'
import { jobBacklog } from '#platform/jobs/job-backlog'
import { mailHealth } from '#platform/mail/mail-health.queries'
import { problemsOfDatabase, problemsOfJobs, problemsOfMail, problemsOfStorage } from './health.rules.ts'
import { readDatabaseFigures } from './system.queries.ts'

const written = (at: Date | null) => at?.toISOString() ?? null

/** Undefined if the store does not answer: that is what this page is there to tell, and no reason to fail itself. */
async function freeBytes({ storage }: Pick<Context, 'storage'>): Promise<number | null | undefined> {
  try {
    return await storage.freeBytes()
  } catch {
    return undefined
  }
}

/** How the installation is doing, part by part, with what is wrong with each. */
export async function getHealth(context: Pick<Context, 'db' | 'now' | 'installation' | 'storage'>) {
  const { db, now, installation } = context
  const [database, jobs, mail, free_bytes] = await Promise.all([
    readDatabaseFigures(db),
    jobBacklog(db, now),
    mailHealth(db, now),
    freeBytes(context),
  ])
  return {
    version: installation.version,
    started_at: installation.started_at.toISOString(),
    checked_at: now.toISOString(),
    database: { ...database, problems: problemsOfDatabase(database) },
    jobs: { ...jobs, oldest_at: written(jobs.oldest_at), problems: problemsOfJobs(jobs, now) },
    mail: {
      ...mail,
      transport: installation.mail_transport,
      oldest_at: written(mail.oldest_at),
      problems: problemsOfMail(mail, now),
    },
    storage: { kind: installation.storage, free_bytes: free_bytes ?? null, problems: problemsOfStorage(free_bytes) },
  }
}
