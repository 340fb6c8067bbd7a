import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type Milestone = Reply<'GET /business-intelligence/milestones'>[number]

export const milestonesQuery = (group_id: string) =>
  readQuery('GET /business-intelligence/milestones', { query: { group_id } })

export const storyQuery = (group_id: string) => readQuery('GET /business-intelligence/content', { query: { group_id } })

export const statusQuery = (group_id: string) => readQuery('GET /business-intelligence/status', { query: { group_id } })

/** What is read anew after anything of it was changed. */
export const staleMilestones = ['/business-intelligence/milestones', '/business-intelligence/status']
export const staleStory = ['/business-intelligence/content', '/business-intelligence/status']
