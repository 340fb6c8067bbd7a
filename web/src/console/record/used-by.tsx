import type { UsedKind } from '@catchpitch/contract/catalogue/uses'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/translator.ts'
import { readQuery } from '../queries.ts'
import { useT } from '../words.ts'

/** By how much a record is used, in a sentence: "Used by 3 surveys and 1 template." */
export function UsedBy({ kind, id }: { kind: UsedKind; id: string }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery({ ...readQuery('GET /admin/uses/{kind}/{id}', { params: { kind, id } }), staleTime: 0 })
  if (!data) return null
  if (data.length === 0) return t('uses.none')
  const places = data.map(({ by, count }) => t(`uses.${by}`, { count }))
  return t('uses.by', { places: new Intl.ListFormat(language).format(places) })
}
