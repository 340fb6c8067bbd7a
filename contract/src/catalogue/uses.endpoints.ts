import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { usedKinds, usingKinds } from './uses.ts'

export const countUses = endpoint({
  method: 'GET',
  path: '/admin/uses/{kind}/{id}',
  access: staff('catalog.view'),
  summary: 'By how many of what a record of the catalogue is used, for whoever is about to archive or remove it.',
  params: z.object({ kind: z.enum(usedKinds), id }),
  reply: z.array(z.object({ by: z.enum(usingKinds), count: z.int().min(1) })),
})
