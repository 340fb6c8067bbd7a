import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { listJobTemplates } from './offered-job-templates.queries.ts'
import { presentJobTemplate, readJobTemplate } from './offered-job-templates.ts'

export const offeredJobTemplatesRoutes = [
  bind('listOfferedJobTemplates', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listJobTemplates(db, query, language)
    return { data: rows.map(presentJobTemplate), pagination }
  }),

  bind('getOfferedJobTemplate', async ({ db, language }, { params }) => ({
    data: (await readJobTemplate(db, params.id, language)) ?? refuse('record.missing'),
  })),
]
