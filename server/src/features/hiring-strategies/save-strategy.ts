import { copiedName } from '@catchpitch/contract/fields/copied-name'
import type { HiringStrategyForm } from '@catchpitch/contract/hiring-strategies/hiring-strategy-form'
import { limits } from '@catchpitch/contract/limits'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { insertStrategy, readStrategy, updateStrategy } from './hiring-strategies.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>

const found = async ({ db }: Calling, id: string, options = {}) =>
  (await readStrategy(db, id, options)) ?? refuse('record.missing')

export async function createStrategy(context: Calling, form: HiringStrategyForm) {
  const id = newId(context.now)
  await insertStrategy(context.db, id, form, context.now)
  return found(context, id)
}

/** The names of what it changed come along, for the log. */
export async function changeStrategy(
  context: Calling,
  id: string,
  { version, ...form }: HiringStrategyForm & { version: number },
) {
  const before = await found(context, id, { lock: true })
  if (before.version !== version) refuse('record.changed')
  await updateStrategy(context.db, id, form, context.now)
  const fields = (['name', 'description', 'steps'] as const).filter(
    (field) => JSON.stringify(form[field]) !== JSON.stringify(before[field]),
  )
  return { strategy: await found(context, id), fields }
}

export async function duplicateStrategy(context: Calling, id: string) {
  const { name, description, steps } = await found(context, id)
  return createStrategy(context, {
    name: copiedName(name, limits.hiring_strategy.name.max),
    description,
    steps,
  })
}
