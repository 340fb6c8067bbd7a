import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  access: staff('system.health'),
  summary: 'How the installation is doing: versions, database, mail waiting, jobs waiting.',
  reply: z.object({
    version: z.string(),
    started_at: z.iso.datetime(),
    database: z.object({ version: z.string(), bytes: z.int(), connections: z.int() }),
    mail: z.object({ transport: z.enum(['smtp', 'catcher']), pending: z.int(), failed: z.int() }),
    jobs: z.object({ waiting: z.int(), failed: z.int() }),
  }),
})
