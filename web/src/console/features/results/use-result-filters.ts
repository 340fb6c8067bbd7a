import { addDays, dayOf, formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { integrityFlags } from '@catchpitch/contract/results/result-status'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import type { ChoiceQuery, FilterField } from '../../list/list-filter.ts'
import { filterable } from '../../standing/standing.ts'
import { useT } from '../../words.ts'
import type { SurveyKey } from './results-list.ts'

/** What people are narrowed by in every list of them: the decision, and what was recorded beside their answers. */
export function useStandingFilters(): readonly FilterField[] {
  const t = useT()
  return [
    {
      name: 'status',
      label: t('results.status'),
      all: t('results.allStatuses'),
      choices: filterable.map(({ value, standing }) => ({ value, label: t(`results.${standing}`) })),
    },
    {
      name: 'flag',
      label: t('flag.title'),
      all: t('flag.all'),
      choices: integrityFlags.map((flag) => ({ value: flag, label: t(`flag.${flag}`) })),
    },
  ]
}

/** A day as it is said where a list is narrowed to it. */
export function useDayName() {
  const language = languageFrom(useLanguage())
  return (day: string) => formatDay(startOfDay(day), language)
}

/** Since when somebody has completed: a few spans to press, and any day in the address. */
export function useDayFilter(name: string): FilterField {
  const t = useT()
  const [today] = useState(() => dayOf(new Date()))
  const since = (days: number, label: string) => ({ value: addDays(today, 1 - days), label })
  return {
    name,
    label: t('deciding.since'),
    all: t('deciding.anyTime'),
    choices: [since(7, t('deciding.last7')), since(30, t('deciding.last30')), since(90, t('deciding.last90'))],
    nameOf: useDayName(),
  }
}

/** Until when: any day in the address, for whoever follows a link; since when is what is asked for. */
function useLastDayFilter(name: string): FilterField {
  const t = useT()
  return { name, label: t('deciding.until'), all: t('deciding.anyTime'), choices: null, nameOf: useDayName() }
}

/** What a survey looks through. Asked for when the filter is opened. */
const dimensionsOf =
  ({ id, group_id }: SurveyKey) =>
  (keyword: string): ChoiceQuery => ({
    queryKey: ['/my-surveys/{id}/participation', { params: { id }, query: { group_id } }, 'dimensions', keyword],
    queryFn: async ({ signal }) => {
      const { data } = await api(
        'GET /my-surveys/{id}/participation',
        { params: { id }, query: { group_id } },
        { signal },
      )
      return data.dimensions
        .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
        .map((dimension) => ({ value: dimension.id, label: dimension.name }))
    },
  })

/** What the company wants to find out by a survey, as far as it asks about it. */
const queriesOf =
  ({ id, group_id }: SurveyKey) =>
  (keyword: string): ChoiceQuery => ({
    queryKey: ['/my-surveys/{id}/get-queries', { params: { id }, query: { group_id } }, 'choices', keyword],
    queryFn: async ({ signal }) => {
      const { data } = await api(
        'GET /my-surveys/{id}/get-queries',
        { params: { id }, query: { group_id } },
        { signal },
      )
      return data.offered
        .filter((query) => query.is_asked && data.chosen.includes(query.id))
        .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
        .map((query) => ({ value: query.id, label: query.name }))
    },
  })

/** What people of a survey were asked about. */
export function useAskedFilters(survey: SurveyKey): readonly FilterField[] {
  const t = useT()
  return [
    {
      name: 'dimension',
      label: t('deciding.dimension'),
      all: t('deciding.allDimensions'),
      choices: dimensionsOf(survey),
    },
    { name: 'query', label: t('deciding.query'), all: t('deciding.allQueries'), choices: queriesOf(survey) },
  ]
}

export function useResultFilters(survey: SurveyKey): readonly FilterField[] {
  const standing = useStandingFilters()
  const asked = useAskedFilters(survey)
  const since = useDayFilter('from')
  const until = useLastDayFilter('until')
  return [...standing, ...asked, since, until]
}
