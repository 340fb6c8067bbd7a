import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type OwnSurvey = Reply<'GET /surveys'>[number]

export const ownSurveysQuery = readQuery('GET /surveys', {})
