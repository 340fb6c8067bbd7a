import { type ExportColumn, type ExportKind, exportKinds } from '@catchpitch/contract/exports/export'
import type { Whom } from './whom.ts'

type Written = string | undefined

/** What the address of a printed list names: whom, and what of them. */
export type PaperAddress = Partial<
  Record<'survey' | 'keyword' | 'order' | 'filter' | 'ids' | 'kind' | 'columns', Written>
>

const names = ['survey', 'keyword', 'order', 'filter', 'ids', 'kind', 'columns'] as const

/** Only what is a text; whatever else stands in an address is passed over. */
export const paperAddress = (search: PaperAddress): PaperAddress =>
  Object.fromEntries(names.map((name) => [name, typeof search[name] === 'string' ? search[name] : undefined]))

export const paperAddressOf = (
  { survey_id, keyword, order, filter, ids }: Whom,
  { kind, columns }: { kind: ExportKind; columns: readonly ExportColumn[] },
): PaperAddress => ({
  survey: survey_id ?? undefined,
  keyword: keyword || undefined,
  order,
  filter: filter || undefined,
  ids: ids?.join(','),
  kind,
  columns: columns.join(','),
})

export const kindOf = ({ kind }: PaperAddress): ExportKind => exportKinds.find((one) => one === kind) ?? 'results'
