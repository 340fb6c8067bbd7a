import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { invoicesGrammar, invoicesQuery } from './invoices-list.ts'
import { useInvoiceColumns, useKindFilter } from './use-invoice-columns.tsx'

function Invoices({ company }: { company: Company }) {
  const t = useT()
  const list = useList(invoicesGrammar, invoicesQuery(company.id))
  return (
    <EntityTable
      name="invoices"
      title={t('invoices.title')}
      list={list}
      columns={useInvoiceColumns()}
      nameOf={({ number }) => number}
      renderLink={({ id }, name) => (
        <Link to="/surveys/invoices/detail" search={{ id }}>
          {name}
        </Link>
      )}
      keywordLabel={t('invoices.search')}
      filters={[useKindFilter()]}
      empty={
        <EmptyState picture="orders" title={t('invoices.none')} text={t('invoices.noneText')}>
          <Button renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>{t('plan.see')}</Button>
        </EmptyState>
      }
    />
  )
}

/** The company's invoices and credit notes. */
export function OwnInvoicesPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <ShellPage
      name="surveys.invoices"
      title={t('invoices.title')}
      lead={t('invoices.lead')}
      actions={
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/surveys/account" search={{ tab: 'billing' }} />}
        >
          {t('billingDetails.title')}
        </Button>
      }
    >
      {company && <Invoices key={company.id} company={company} />}
    </ShellPage>
  )
}
