import type { Standing } from './standing.ts'

/** One shape for each standing, about (0, 0) and of about the same weight to the eye: colour alone tells some people nothing. */
export const markShapes: Record<Standing, string> = {
  undecided: 'M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z',
  shortlisted: 'M0-6.4L6.4 0L0 6.4L-6.4 0Z',
  pipeline: 'M-4.6-4.6H4.6V4.6H-4.6Z',
  rejected: 'M0-5.8L5.9 4.6H-5.9Z',
}

/** The token that each is drawn in. */
export const markColours: Record<Standing, string> = {
  undecided: '--ink-3',
  shortlisted: '--shortlisted',
  pipeline: '--pipeline',
  rejected: '--rejected',
}
