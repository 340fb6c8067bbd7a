import { formatDay } from '@catchpitch/contract/dates'
import { invoiceKinds } from '@catchpitch/contract/invoices/invoice'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatAmount } from '../../../ui/money.ts'
import type { ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { useT } from '../../words.ts'
import type { ListedInvoice } from './invoices-list.ts'

/** What a list of invoices says of each, for the company and for staff. */
export function useInvoiceColumns(): readonly ListColumn<ListedInvoice>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'number', title: t('invoices.number'), fixed: true, cell: ({ number }) => number },
    { key: 'title', title: t('invoices.for'), cell: ({ title }) => title },
    { key: 'kind', title: t('invoices.kind'), narrow: true, cell: ({ kind }) => t(`invoices.kind.${kind}`) },
    {
      key: 'amount',
      title: t('invoices.amount'),
      align: 'end',
      narrow: true,
      cell: ({ total_minor, currency }) => formatAmount(total_minor, currency, language),
    },
    {
      key: 'method',
      title: t('money.method'),
      narrow: true,
      cell: ({ payment_method }) => t(`money.method.${payment_method}`),
    },
    {
      key: 'issued',
      title: t('invoices.issued'),
      narrow: true,
      order: 'issued_at',
      cell: ({ issued_at }) => formatDay(new Date(issued_at), language),
    },
  ]
}

export function useKindFilter(): FilterField {
  const t = useT()
  return {
    name: 'kind',
    label: t('invoices.kind'),
    all: t('invoices.allKinds'),
    choices: invoiceKinds.map((value) => ({ value, label: t(`invoices.kind.${value}`) })),
  }
}
