import { type Language, type Texts, textIn } from '@catchpitch/contract/languages'
import { archiveRows } from '#platform/catalogue/archive-rows'
import { sortRows } from '#platform/catalogue/sort-rows'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { listOffered, listSequence, listStrategies, readStrategy } from './hiring-strategies.queries.ts'
import { changeStrategy, createStrategy, duplicateStrategy } from './save-strategy.ts'

const subject = 'hiring_strategy'
const archivable = { table: 'hiring_strategies', subject } as const

type Strategy = NonNullable<Awaited<ReturnType<typeof readStrategy>>>
type Dates = { updated_at: Date; archived_at: Date | null }

const withDates = <Row extends Dates>({ updated_at, archived_at, ...row }: Row) => ({
  ...row,
  updated_at: updated_at.toISOString(),
  archived_at: archived_at?.toISOString() ?? null,
})

const present = (strategy: Strategy) => withDates(strategy)

const presentStep = (step: { name: Texts; description: Texts }, language: Language) => ({
  name: textIn(step.name, language),
  description: textIn(step.description, language),
})

export const hiringStrategiesRoutes = [
  bind('listHiringStrategies', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listStrategies(db, query, language)
    return { data: rows.map(withDates), pagination }
  }),

  bind('getHiringStrategy', async ({ db }, { params }) => ({
    data: present((await readStrategy(db, params.id)) ?? refuse('record.missing')),
  })),

  bind('createHiringStrategy', async (context, { body }) => {
    const strategy = await createStrategy(context, body)
    return {
      data: present(strategy),
      message: 'done.strategyAdded',
      audit: { subject, subject_id: strategy.id, fields: Object.keys(body) },
    }
  }),

  bind('updateHiringStrategy', async (context, { params, body }) => {
    const { strategy, fields } = await changeStrategy(context, params.id, body)
    return {
      data: present(strategy),
      message: 'done.strategyUpdated',
      audit: { subject, subject_id: params.id, fields },
    }
  }),

  bind('duplicateHiringStrategy', async (context, { params }) => {
    const strategy = await duplicateStrategy(context, params.id)
    return {
      data: present(strategy),
      message: 'done.strategyAdded',
      audit: { subject, subject_id: strategy.id },
    }
  }),

  bind('archiveHiringStrategy', async (context, { params }) => {
    if (!(await readStrategy(context.db, params.id))) refuse('record.missing')
    const { message, audit } = await archiveRows(context, { ...archivable, ids: [params.id], archived: true })
    return { data: null, message, audit }
  }),

  bind('changeHiringStrategies', async (context, { body: { action, ids } }) => {
    const { changed, message, audit } = await archiveRows(context, {
      ...archivable,
      ids,
      archived: action === 'archive',
    })
    return { data: { changed }, message, audit }
  }),

  bind('getHiringSequence', async ({ db, language }) => ({ data: await listSequence(db, language) })),

  bind('saveHiringSequence', async ({ db, language }, { body: { ids } }) => {
    await sortRows(db, 'hiring_strategies', ids)
    const [first = ''] = ids
    return {
      data: await listSequence(db, language),
      message: 'done.strategyUpdated',
      audit: { subject, subject_id: first, fields: ['position'] },
    }
  }),

  bind('listSelectedStrategies', async ({ db, language }) => {
    const strategies = await listOffered(db)
    return {
      data: strategies.map(({ id, name, description, steps }, index) => ({
        id,
        name: textIn(name, language),
        description: textIn(description, language),
        steps: steps.map((step) => presentStep(step, language)),
        is_first: index === 0,
      })),
    }
  }),
]
