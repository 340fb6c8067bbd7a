import { bind } from '#platform/http/bind'
import { listOffered } from './options.queries.ts'

export const optionsRoutes = [
  bind('listOptions', async ({ db, language }, { params }) => ({
    data: await listOffered(db, params.list, language),
  })),
]
