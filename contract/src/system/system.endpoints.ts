import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { databaseProblems, jobProblems, mailProblems, storageProblems } from './health.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  access: staff('system.health'),
  summary: 'How the installation is doing: database, jobs, mail, storage, each with what is wrong with it.',
  reply: z.object({
    version: z.string(),
    started_at: z.iso.datetime(),
    checked_at: z.iso.datetime(),
    database: z.object({
      problems: z.array(z.enum(databaseProblems)),
      version: z.string(),
      bytes: z.int(),
      connections: z.int(),
      most_connections: z.int(),
      /** How long it took to answer the simplest question. */
      answered_ms: z.number(),
    }),
    jobs: z.object({
      problems: z.array(z.enum(jobProblems)),
      waiting: z.int(),
      failed: z.int(),
      /** Since when the one has been due that waits longest; null if none does. */
      oldest_at: z.iso.datetime().nullable(),
    }),
    mail: z.object({
      problems: z.array(z.enum(mailProblems)),
      transport: z.enum(['smtp', 'catcher']),
      pending: z.int(),
      failed: z.int(),
      /** Failed in the last 24 hours. */
      failed_lately: z.int(),
      oldest_at: z.iso.datetime().nullable(),
    }),
    storage: z.object({
      problems: z.array(z.enum(storageProblems)),
      kind: z.enum(['disk', 's3']),
      /** Null where the store does not tell, or does not answer. */
      free_bytes: z.int().nullable(),
    }),
  }),
})
