import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { presentListedModule, presentModule } from './module.presenter.ts'
import { findModule, listModules, readSituations } from './modules.queries.ts'
import { previewModule } from './preview-module.ts'
import { createModule, duplicateModule, removeModule, updateModule } from './write-module.ts'

const subject = 'module'

async function readModule({ db, language }: Pick<Context, 'db' | 'language'>, id: string) {
  const module = await findModule(db, id)
  if (!module) return refuse('record.missing')
  return presentModule(module, await readSituations(db, module.situation_ids, language))
}

export const modulesRoutes = [
  bind('listModules', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listModules(db, query)
    const situation_ids = rows.flatMap((row) => row.situation_ids)
    const situations = await readSituations(db, [...new Set(situation_ids)], language)
    return { data: rows.map((row) => presentListedModule(row, situations, language)), pagination }
  }),

  bind('getModule', async (context, { params }) => ({ data: await readModule(context, params.id) })),

  bind('createModule', async (context, { body }) => {
    const id = await createModule(context, body)
    return {
      data: await readModule(context, id),
      message: 'done.saved',
      audit: { subject, subject_id: id, fields: Object.keys(body) },
    }
  }),

  bind('updateModule', async (context, { params, body }) => {
    await updateModule(context, params.id, body)
    const { version: _, ...form } = body
    return {
      data: await readModule(context, params.id),
      message: 'done.saved',
      audit: { subject, subject_id: params.id, fields: Object.keys(form) },
    }
  }),

  bind('removeModule', async (context, { params }) => {
    await removeModule(context, params.id)
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),

  bind('duplicateModule', async (context, { params }) => {
    const id = await duplicateModule(context, params.id)
    return { data: await readModule(context, id), message: 'done.saved', audit: { subject, subject_id: id } }
  }),

  bind('previewModule', async (context, { params, query }) => ({
    data: await previewModule(context, params.id, query.language),
  })),
]
