import { bind } from '#platform/http/bind'
import { jobBacklog } from '#platform/jobs/job-backlog'
import { mailBacklog } from '#platform/mail/mail.queries'
import { readDatabaseFigures } from './system.queries.ts'

export const systemRoutes = [
  bind('getHealth', async ({ db, now, installation }) => ({
    data: {
      version: installation.version,
      started_at: installation.started_at.toISOString(),
      database: await readDatabaseFigures(db),
      mail: { transport: installation.mail_transport, ...(await mailBacklog(db)) },
      jobs: await jobBacklog(db, now),
    },
  })),
]
