import type {
  createMilestone as createEndpoint,
  updateCompanyStory as storyEndpoint,
  updateMilestone as updateEndpoint,
} from '@catchpitch/contract/business-intelligence/milestones.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { noTexts } from '@catchpitch/contract/fields/texts'
import { limits } from '@catchpitch/contract/limits'
import { exchangePicture } from '#features/slides/slides.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import {
  countMilestones,
  deleteMilestone,
  findStory,
  insertMilestone,
  lockCompany,
  lockMilestone,
  type MilestoneKey,
  saveStory,
  updateMilestone,
} from './milestones.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>

const differing = (before: object, after: object) =>
  Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(before, field)) ? [] : [field],
  )

export async function createMilestone(context: Calling, group_id: string, form: BodyOf<typeof createEndpoint>) {
  const { db, now } = context
  await lockCompany(db, group_id)
  const { max } = limits.milestone.count
  if ((await countMilestones(db, group_id)).milestones >= max) refuse('milestones.full', { max })
  await exchangePicture(context, { group_id, before: null, after: form.file_id })
  return insertMilestone(db, { group_id, id: newId(now) }, form, now)
}

/** The names of what it changed come along, for the log. */
export async function changeMilestone(
  context: Calling,
  key: MilestoneKey,
  { version, ...form }: BodyOf<typeof updateEndpoint>,
) {
  const { db, now } = context
  const before = (await lockMilestone(db, key)) ?? refuse('record.missing')
  if (before.version !== version) return refuse('record.changed')
  await exchangePicture(context, { group_id: key.group_id, before: before.file_id, after: form.file_id })
  return { milestone: await updateMilestone(db, key, form, now), fields: differing(before, form) }
}

/** Its picture is given up after it: as long as it names the picture, that cannot go. */
export async function removeMilestone(context: Calling, key: MilestoneKey): Promise<void> {
  const before = (await lockMilestone(context.db, key)) ?? refuse('record.missing')
  await deleteMilestone(context.db, key)
  await exchangePicture(context, { group_id: key.group_id, before: before.file_id, after: null })
}

const unwritten = { name: noTexts, body: noTexts, version: 0 }

export const readStory = async ({ db }: Pick<Context, 'db'>, group_id: string) =>
  (await findStory(db, group_id)) ?? unwritten

export async function changeStory(
  context: Calling,
  group_id: string,
  { version, ...form }: BodyOf<typeof storyEndpoint>,
) {
  await lockCompany(context.db, group_id)
  const before = await readStory(context, group_id)
  if (before.version !== version) return refuse('record.changed')
  await saveStory(context.db, group_id, form, context.now)
  return { story: await readStory(context, group_id), fields: differing(before, form) }
}
