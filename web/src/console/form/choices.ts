import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useLanguage } from '../../i18n/translator.ts'
import type { Choice } from '../../ui/kit/choice-field.tsx'

/**
 * Lists to choose from, named in the reader's language: so the language is part of the key, and until the new names are
 * there the old ones stay.
 */
const lasting = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData } as const

export const countriesQuery = (language: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['/countries', {}, language],
    queryFn: async ({ signal }) => (await api('GET /countries', {}, { signal })).data,
  })

export const dialCodesQuery = (language: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['/dialcodes', {}, language],
    queryFn: async ({ signal }) => (await api('GET /dialcodes', {}, { signal })).data,
  })

export const optionsQuery = (list: OptionList, language: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['/options/{list}', { params: { list } }, language],
    queryFn: async ({ signal }) => (await api('GET /options/{list}', { params: { list } }, { signal })).data,
  })

export function useCountries(): Choice[] {
  const { data = [] } = useQuery(countriesQuery(useLanguage()))
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

export function useOptions(list: OptionList): Choice[] {
  const { data = [] } = useQuery(optionsQuery(list, useLanguage()))
  return data.map(({ code, name }) => ({ value: code, label: name }))
}

/** By country, not by code: a dozen countries share +1, and whoever has chosen Canada wants to see Canada. */
export function useDialCodes() {
  const { data = [] } = useQuery(dialCodesQuery(useLanguage()))
  return {
    choices: data.map(({ id, name, dial_code }): Choice => ({ value: id, label: `${name} (${dial_code})` })),
    /** The first country with this code, unless the one that somebody lives in has it too. */
    countryOf: (code: string, home: string) => {
      const withCode = data.filter(({ dial_code }) => dial_code === code)
      return (withCode.find(({ id }) => id === home) ?? withCode[0])?.id ?? ''
    },
    codeOf: (country: string) => data.find(({ id }) => id === country)?.dial_code ?? '',
  }
}
