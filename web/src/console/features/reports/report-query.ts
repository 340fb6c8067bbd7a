import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

/** One person's run of a survey, at which company. */
export type ReportKey = { group_id: string; id: string }

export type ReportInfo = Reply<'GET /my-surveys/get-survey-info'>
export type OrganicReport = Reply<'GET /my-surveys/get-survey-organic'>
export type DynamicReport = Reply<'GET /my-surveys/get-users-dynamic-interpretation-results'>
export type ReportedPerson = DynamicReport['people'][number]

/** The list that somebody is read from, as it stands in the address; left out: all people of the survey, the latest first. */
export type ReadFrom = {
  list?: 'company' | undefined
  keyword?: string | undefined
  filter?: string | undefined
  order?: 'completed_at' | undefined
}

export const infoQuery = (query: ReportKey & ReadFrom) => readQuery('GET /my-surveys/get-survey-info', { query })

export const organicQuery = ({ group_id, id }: ReportKey, level: number) =>
  readQuery('GET /my-surveys/get-survey-organic', { query: { group_id, id, level } })

export const dynamicQuery = (group_id: string, ids: readonly string[]) =>
  readQuery('GET /my-surveys/get-users-dynamic-interpretation-results', { query: { group_id, ids: ids.join(',') } })

/** Everybody of the survey, among whom the people of a report stand. */
export const othersQuery = (group_id: string, survey_id: string) =>
  readQuery('GET /my-surveys/get-users-2d-dynamic-results', { query: { group_id, survey_id } })
