import type { ChosenPeople } from '@catchpitch/contract/exports/export-request'

type Asked = {
  keyword: string
  order: { descending: boolean }
  filter: {
    status?: ChosenPeople['status']
    flag?: ChosenPeople['flag']
    dimension?: string[]
    query?: string[]
    survey?: string[]
    kind?: number[]
    from?: string[]
    until?: string[]
  }
  survey_id?: string | null | undefined
  ids?: string[] | undefined
}

/** What was asked for, in the one shape in which it is carried out. Of several days the widest span counts. */
export function chosenFrom({ keyword, order, filter, survey_id = null, ids }: Asked): ChosenPeople {
  const { status, flag, dimension, query, survey, kind, from, until } = filter
  return {
    keyword,
    status,
    flag,
    from: from?.toSorted()[0],
    until: until?.toSorted().at(-1),
    survey_ids: survey_id === null ? survey : [survey_id],
    module_kinds: kind,
    dimension_ids: dimension,
    query_ids: query,
    ids,
    descending: order.descending,
  }
}
