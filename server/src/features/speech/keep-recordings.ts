import type { DailyJob } from '#platform/jobs/job'
import { keepRecordingsOfAnswers } from './recordings.queries.ts'

/**
 * What somebody said in a survey that they completed is an answer, and stays as long as the survey. Whatever was
 * recorded and not used, or in a survey that nobody completes, goes when its own time is over.
 */
export const keepRecordings: DailyJob = {
  name: 'recordings.keep',
  daily_at: '03:55',
  retries: 3,
  expire_seconds: 3600,
  async run({ db }) {
    await keepRecordingsOfAnswers(db)
  },
}
