import type { ChosenPeople } from '@catchpitch/contract/exports/export-request'
import { requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { findSurveyIds } from '#platform/surveys/survey-ids.queries'

type Asking = Pick<Context, 'db'> & { group: Membership }

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
export async function choosePeople({ db, group }: Asking, asked: Asked): Promise<ChosenPeople> {
  const { keyword, order, filter, survey_id = null, ids } = asked
  const { status, flag, dimension, query, survey, kind, from, until } = filter
  if (survey_id !== null) await requireSurvey(db, group, survey_id)
  return {
    keyword,
    status,
    flag,
    from: from?.toSorted()[0],
    until: until?.toSorted().at(-1),
    survey_ids: survey_id === null ? await findSurveyIds(db, group.id, survey) : [survey_id],
    module_kinds: kind,
    dimension_ids: dimension,
    query_ids: query,
    ids,
    descending: order.descending,
  }
}
