import { platformGroupId } from '@catchpitch/contract/ids'
import { listAllocatedTo } from '#features/slides/slides.public'
import type { Connection } from '#platform/db/database'
import { listSlides } from './pitch.queries.ts'
import { findChosenPitch } from './pitches.queries.ts'

type Stored = Pick<
  Awaited<ReturnType<typeof listSlides>>[number],
  'id' | 'type' | 'kind' | 'name' | 'body' | 'file_id' | 'picture_text' | 'video'
>

const shownAs = ({ id, type, kind, name, body, file_id, picture_text, video }: Stored) => ({
  id,
  type,
  kind,
  name,
  body,
  file_id,
  picture_text,
  video,
})

/** All that a company shows: its own slides in their order, then those of staff's that it has picked. */
export async function slidesOfCompany(db: Connection, group_id: string) {
  const own = await listSlides(db, group_id)
  const allocated = await listAllocatedTo(db, group_id)
  return [
    ...own.map((slide) => ({
      ...shownAs(slide),
      video_id: slide.video_id,
      is_drawback: slide.is_drawback,
      file_of: group_id,
    })),
    // What is hard about a job is the company's to say.
    ...allocated
      .filter(({ is_shown }) => is_shown)
      .map((slide) => ({ ...shownAs(slide), video_id: null, is_drawback: false, file_of: platformGroupId })),
  ]
}

export type ShownSlide = Awaited<ReturnType<typeof slidesOfCompany>>[number]

/** In the order of the ids. What is not shown any more is passed over. */
export function inOrderOf(ids: readonly string[], shown: readonly ShownSlide[]): ShownSlide[] {
  return ids.flatMap((id) => shown.find((slide) => slide.id === id) ?? [])
}

/** What applicants of a survey see before it: the pitch that was chosen for it, all that the company shows, or nothing. */
export async function slidesOfSurvey(db: Connection, group_id: string, survey_id: string): Promise<ShownSlide[]> {
  const { shows_pitch, slide_ids } = await findChosenPitch(db, group_id, survey_id)
  if (!shows_pitch) return []
  const shown = await slidesOfCompany(db, group_id)
  return slide_ids === null ? shown : inOrderOf(slide_ids, shown)
}
