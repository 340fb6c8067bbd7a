import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

export type PitchSlide = Reply<'GET /catchers-pitch'>[number]
export type AllocatedSlide = Reply<'GET /allocated-admin-sliders'>[number]
type Choice = Reply<'GET /admin-sliders'>[number]
/** One that the company has made; what else a survey can choose is nothing that can be changed. */
export type NamedPitch = Choice & { id: string }

export const pitchQuery = (group_id: string) => readQuery('GET /catchers-pitch', { query: { group_id } })
export const allocatedQuery = (group_id: string) => readQuery('GET /allocated-admin-sliders', { query: { group_id } })
export const pitchesQuery = (group_id: string) => readQuery('GET /admin-sliders', { query: { group_id } })

export const isNamed = (choice: Choice): choice is NamedPitch => typeof choice.id === 'string'

/** What is out of date once a pitch, or what it can show, was changed. */
export const stalePitches = ['/admin-sliders', '/allocated-admin-sliders']

/** What applicants make of it; read anew whenever one of them says something. */
export const receptionQuery = (group_id: string) => readQuery('GET /catchers-pitch/reception', { query: { group_id } })
export const staleReception = ['/catchers-pitch/reception']

/** What is out of date once a slide was changed. */
export const stalePitch = ['/catchers-pitch', '/catchers-pitch/{id}', '/admin-sliders', ...staleReception]
