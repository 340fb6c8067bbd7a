import { exchangePicture } from '#features/slides/slides.public'
import { keptDays, keptSince } from '#platform/files/kept-days'
import type { DailyJob } from '#platform/jobs/job'
import { deleteRemoved, listRemoved } from './removed-slides.queries.ts'
import { takeVideo } from './take-video.ts'

const slides_at_once = 100

/**
 * A slide that a company has removed can be put back for as long as a removed survey; then it goes for good, with its
 * picture or video, which the sweep takes out of the store.
 */
export const endSlides: DailyJob = {
  name: 'slides.end',
  daily_at: '03:40',
  retries: 3,
  expire_seconds: 3600,
  async run({ db, clock }) {
    const now = clock.now()
    const before = keptSince(keptDays.removed_slide, now)
    for (;;) {
      const removed = await listRemoved(db, before, slides_at_once)
      for (const key of removed) {
        await db.transaction().execute(async (tx) => {
          // Nobody has put it back since it was listed.
          const slide = await deleteRemoved(tx, key, before)
          if (!slide) return
          const { group_id } = key
          await exchangePicture({ db: tx, now }, { group_id, before: slide.file_id, after: null })
          await takeVideo({ db: tx, now }, { group_id, before: slide.video_id, after: null })
        })
      }
      if (removed.length < slides_at_once) return
    }
  },
}
