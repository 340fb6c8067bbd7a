import { storedTexts } from '@catchpitch/contract/fields/texts'
import { limits } from '@catchpitch/contract/limits'
import { anySlideKind, anySlideType } from '@catchpitch/contract/slides/slide'
import type { Connection } from '#platform/db/database'

/** The slides that staff let a company show, in staff's order. Archived ones are shown by nobody. */
export async function listAllocatedTo(db: Connection, group_id: string) {
  const rows = await db
    .selectFrom('admin_slide_groups')
    .innerJoin('admin_slides', 'admin_slides.id', 'admin_slide_groups.admin_slide_id')
    .where('admin_slide_groups.group_id', '=', group_id)
    .where('admin_slides.archived_at', 'is', null)
    .orderBy('admin_slides.position')
    .orderBy('admin_slides.id')
    .limit(limits.sequence.max)
    .select([
      'admin_slides.id',
      'admin_slides.type',
      'admin_slides.kind',
      'admin_slides.name',
      'admin_slides.body',
      'admin_slides.file_id',
      'admin_slides.picture_text',
      'admin_slides.video',
      'admin_slide_groups.shown_at',
    ])
    .execute()
  return rows.map(({ shown_at, ...row }) => ({
    ...row,
    type: anySlideType.parse(row.type),
    kind: anySlideKind.parse(row.kind),
    name: storedTexts.parse(row.name),
    body: storedTexts.parse(row.body),
    picture_text: storedTexts.parse(row.picture_text),
    is_shown: shown_at !== null,
  }))
}

/** Those and no others of what is allocated to the company. */
export async function setShown(
  db: Connection,
  group_id: string,
  slide_ids: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('admin_slide_groups')
    .set((eb) => ({
      shown_at: eb
        .case()
        .when('admin_slide_id', '=', eb.fn.any(eb.val([...slide_ids])))
        .then(eb.fn.coalesce('shown_at', eb.val(now)))
        .else(null)
        .end(),
    }))
    .where('group_id', '=', group_id)
    .execute()
}
