import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { allShades } from './list-shades.rules.ts'
import {
  linesOf,
  presentListedSituation,
  presentParameters,
  presentPickable,
  presentSituation,
} from './situation.presenter.ts'
import {
  findSituation,
  listDimensionChoices,
  listParameters,
  listPickableSituations,
  listSituations,
  listTexts,
} from './situations.queries.ts'
import { createSituation, duplicateSituation, removeSituation, updateSituation } from './write-situation.ts'

const subject = 'situation'

async function readSituation({ db, language }: Pick<Context, 'db' | 'language'>, id: string) {
  const situation = await findSituation(db, id, language)
  return situation ? presentSituation(situation) : refuse('record.missing')
}

export const situationsRoutes = [
  bind('listSituations', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listSituations(db, query, language)
    return { data: rows.map((row) => presentListedSituation(row, language)), pagination }
  }),

  bind('getSituation', async (context, { params }) => ({ data: await readSituation(context, params.id) })),

  bind('createSituation', async (context, { body }) => {
    const id = await createSituation(context, body)
    return {
      data: await readSituation(context, id),
      message: 'done.saved',
      audit: { subject, subject_id: id, fields: Object.keys(body) },
    }
  }),

  bind('updateSituation', async (context, { params, body }) => {
    await updateSituation(context, params.id, body)
    const { version: _, ...form } = body
    return {
      data: await readSituation(context, params.id),
      message: 'done.saved',
      audit: { subject, subject_id: params.id, fields: Object.keys(form) },
    }
  }),

  bind('removeSituation', async (context, { params }) => {
    await removeSituation(context, params.id)
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),

  bind('duplicateSituation', async (context, { params }) => {
    const id = await duplicateSituation(context, params.id)
    return {
      data: await readSituation(context, id),
      message: 'done.saved',
      audit: { subject, subject_id: id },
    }
  }),

  bind('listPickableSituations', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listPickableSituations(db, query, language)
    return { data: rows.map(presentPickable), pagination }
  }),

  bind('listSampleStatements', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTexts(db, query, 'sample_statements', language)
    return { data: rows.map(({ id, name, text }) => ({ id, name, statements: linesOf(text) })), pagination }
  }),

  bind('listParameters', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listParameters(db, query, language)
    return { data: rows.map((row) => presentParameters(row, language)), pagination }
  }),

  bind('listTextsInSurvey', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTexts(db, query, 'text_display', language)
    return { data: rows, pagination }
  }),

  bind('listSituationalTopics', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTexts(db, query, 'topic', language)
    return { data: rows.map(({ id, text }) => ({ id, topic: text })), pagination }
  }),

  bind('listDimensionChoices', async ({ db, language }) => ({ data: await listDimensionChoices(db, language) })),

  bind('listShades', async () => ({ data: allShades() })),
]
