import type { DailyJob } from '#platform/jobs/job'
import { keepPicturesOfAnswers } from './pictures.queries.ts'

/**
 * What somebody showed in a survey that they completed is an answer, and stays as long as the survey. Whatever was sent
 * and taken back, or belongs to a survey that nobody completes, goes when its own time is over.
 */
export const keepPictures: DailyJob = {
  name: 'pictures.keep',
  daily_at: '03:57',
  retries: 3,
  expire_seconds: 3600,
  async run({ db }) {
    await keepPicturesOfAnswers(db)
  },
}
