import { platformGroupId } from '@catchpitch/contract/ids'
import type { Context } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import { findSlide } from './save-slide.ts'
import { countGroups, listAllocated, replaceAllocation } from './slides.queries.ts'

/** Says which companies may show a slide. The platform's own row is no company. */
export async function allocateSlide(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
  group_ids: readonly string[],
) {
  await findSlide(db, id)
  const wanted = [...new Set(group_ids)]
  const unknown = wanted.length > 0 && (await countGroups(db, wanted)) < wanted.length
  if (unknown || wanted.includes(platformGroupId)) refuseField('group_ids', 'field.choice')
  await replaceAllocation(db, id, wanted, now)
  return listAllocated(db, id)
}
