import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { allInvoicesGrammar, allInvoicesQuery, type ListedOfCompany } from './invoices-list.ts'
import { useInvoiceColumns, useKindFilter } from './use-invoice-columns.tsx'

function useColumns(): readonly ListColumn<ListedOfCompany>[] {
  const t = useT()
  const [number, ...others] = useInvoiceColumns()
  const company = { key: 'company', title: t('invoices.company'), cell: ({ group }: ListedOfCompany) => group.name }
  return number ? [number, company, ...others] : [company]
}

/** The invoices of all companies. */
export function AllInvoicesPage() {
  const t = useT()
  const list = useList(allInvoicesGrammar, allInvoicesQuery)
  return (
    <ShellPage name="admin.invoices" title={t('invoices.title')} lead={t('invoices.leadAll')}>
      <EntityTable
        name="admin_invoices"
        title={t('invoices.title')}
        list={list}
        columns={useColumns()}
        nameOf={({ number }) => number}
        renderLink={({ id }, name) => (
          <Link to="/admin/invoices/$id" params={{ id }}>
            {name}
          </Link>
        )}
        keywordLabel={t('invoices.searchAll')}
        filters={[
          {
            name: 'group',
            label: t('invoices.company'),
            all: t('money.allCompanies'),
            choices: companiesLike,
            nameOf: (id) => list.rows?.find(({ group }) => group.id === id)?.group.name,
          },
          useKindFilter(),
        ]}
        empty={
          <EmptyState picture="orders" title={t('invoices.none')} text={t('invoices.noneTextAll')}>
            <Button component={Link} to="/admin/transactions" variant="default">
              {t('transactions.title')}
            </Button>
          </EmptyState>
        }
      />
    </ShellPage>
  )
}
