import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type OwnSurvey = Reply<'GET /surveys'>[number]

export const ownSurveysQuery = (group_id: string | undefined) => readQuery('GET /surveys', { query: { group_id } })

/** Those of them whose company has a pitch to be looked at again. */
export const ownPitchesQuery = readQuery('GET /surveys/pitches', {})

export const ownGroupsQuery = readQuery('GET /get-groups', {})
