import { api } from '../../api/api.ts'
import type { ChoiceQuery } from '../list/list-filter.ts'
import { readQuery } from '../queries.ts'

/** The company's surveys by what is typed of their names, for a list to be narrowed by. */
export const surveysLike =
  (group_id: string) =>
  (keyword: string): ChoiceQuery => ({
    queryKey: ['/my-surveys', { query: { group_id, keyword } }, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /my-surveys', { query: { group_id, keyword, order: 'name' } }, { signal })
      return data.map(({ hashId, name }) => ({ value: hashId, label: name }))
    },
  })

/** The survey that a list is narrowed by, also where no row of the list names it. */
export const surveyByHashId = (group_id: string, hashId: string) =>
  readQuery('GET /my-surveys', { query: { group_id, filter: `survey:${hashId}` } })
