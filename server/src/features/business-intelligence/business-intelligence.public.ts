/** What a company tells of itself. */
export { findStory, listMilestones } from './milestones.queries.ts'
