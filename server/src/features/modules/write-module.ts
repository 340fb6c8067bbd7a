import type { BodyOf } from '@catchpitch/contract/endpoint'
import { copiedName } from '@catchpitch/contract/fields/copied-name'
import { limits } from '@catchpitch/contract/limits'
import { moduleTexts } from '@catchpitch/contract/modules/module-form'
import type {
  createModule as createEndpoint,
  updateModule as updateEndpoint,
} from '@catchpitch/contract/modules/modules.endpoints'
import { setArchived } from '#platform/catalogue/catalogue-rows.queries'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import { moduleNumbers } from './module.presenter.ts'
import { moduleProblems } from './module.rules.ts'
import { insertModule, lockModule, lockSituations, type ModuleColumns, rewriteModule } from './modules.queries.ts'

type ModuleForm = BodyOf<typeof createEndpoint>

/** Refuses what cannot be kept; what is left is given ids, and the moment from which on it is offered. */
async function settled(
  db: Connection,
  { published, queries, completion_message, ...form }: ModuleForm,
  { published_at, known_queries }: { published_at: Date | null; known_queries: readonly string[] },
  now: Date,
): Promise<ModuleColumns> {
  const known = await lockSituations(db, form.situation_ids)
  const problems = moduleProblems({ published, queries, situation_ids: form.situation_ids }, known)
  if (problems.length > 0) return refuseProblems(problems)
  return {
    ...form,
    completion_message: completion_message.en === '' ? null : completion_message,
    // An id from elsewhere would make surveys that name it find out something that they did not choose.
    queries: queries.map(({ id, ...query }) => ({
      id: id !== null && known_queries.includes(id) ? id : newId(now),
      ...query,
    })),
    published_at: published ? (published_at ?? now) : null,
  }
}

export async function createModule({ db, now }: Context, form: ModuleForm): Promise<string> {
  const id = newId(now)
  await insertModule(db, id, await settled(db, form, { published_at: null, known_queries: [] }, now), now)
  return id
}

/** Surveys are asked by their editions: whether a module is changed, offered or taken back, those stay as they are. */
export async function updateModule(
  { db, now }: Context,
  id: string,
  { version, ...form }: BodyOf<typeof updateEndpoint>,
): Promise<void> {
  const module = await lockModule(db, id)
  if (!module) return refuse('record.missing')
  if (module.version !== version) return refuse('record.changed')
  const { published_at } = module
  const known_queries = moduleTexts.parse(module).queries.map((query) => query.id)
  await rewriteModule(db, id, await settled(db, form, { published_at, known_queries }, now), now)
}

/** The copy is offered to nobody, and its queries are its own. */
export async function duplicateModule({ db, now }: Context, id: string): Promise<string> {
  const module = await lockModule(db, id)
  if (!module) return refuse('record.missing')
  const texts = moduleTexts.parse(module)
  const copy_id = newId(now)
  await insertModule(
    db,
    copy_id,
    {
      ...texts,
      ...moduleNumbers(module),
      name: copiedName(texts.name, limits.module.name.max),
      queries: texts.queries.map((query) => ({ ...query, id: newId(now) })),
      situation_ids: module.situation_ids,
      published_at: null,
    },
    now,
  )
  return copy_id
}

/** Out of the catalogue, and offered to nobody; surveys that were made from it still find it. */
export async function removeModule({ db, now }: Context, id: string): Promise<void> {
  if (!(await lockModule(db, id))) return refuse('record.missing')
  await setArchived(db, 'modules', { ids: [id], archived: true }, now)
}
