import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type PageSettings = Reply<'GET /company-page'>
export type Strategies = Reply<'GET /my-surveys/hiring-strategy'>

export const pageSettingsQuery = (group_id: string) => readQuery('GET /company-page', { query: { group_id } })

export const showcaseQuery = (group_id: string) => readQuery('GET /company-page/showcase', { query: { group_id } })

export const strategiesQuery = (group_id: string) =>
  readQuery('GET /my-surveys/hiring-strategy', { query: { group_id } })
