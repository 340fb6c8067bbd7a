/**
 * How long is kept what applicants show and say: pictures from the camera from when they were taken and from the decision,
 * recordings and shown pictures that are no answer, and all of it in a survey that its company has removed;
 * and slides that it has removed from its pitch. Not among the
 * contract's limits: every applicant's phone would load them for nothing.
 */
export const keptDays = {
  snapshot: 180,
  snapshot_decided: 30,
  recording: 90,
  statement_picture: 90,
  removed_survey: 30,
  removed_slide: 30,
} as const

/** What happened before this has been kept for long enough. */
export const keptSince = (days: number, now: Date): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
