import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { InvoiceTools } from './invoice-tools.tsx'
import { invoiceQuery, lookAgain } from './invoices-list.ts'

function Body({ group_id, id }: { group_id: string; id: string }) {
  const t = useT()
  const {
    data: invoice,
    error,
    refetch,
  } = useQuery({
    ...invoiceQuery(group_id, id),
    refetchInterval: ({ state }) => lookAgain(state.data),
  })
  if (!invoice) return <NotYet error={error} onRetry={refetch} />
  const { corrects, order_id, pdf } = invoice
  return (
    <>
      <InvoiceTools pdf={pdf}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/surveys/orders/detail" search={{ id: order_id }} />}
        >
          {t('invoice.order')}
        </Button>
      </InvoiceTools>
      <InvoiceSheet
        invoice={invoice}
        corrects={
          corrects && (
            <Link to="/surveys/invoices/detail" search={{ id: corrects.id }}>
              {t('invoice.corrects', { number: corrects.number })}
            </Link>
          )
        }
      />
    </>
  )
}

/** One invoice of the company, as it stands on paper. */
export function OwnInvoicePage() {
  const t = useT()
  const { id } = useSearch({ from: '/signed-in/surveys/invoices/detail' })
  const { company } = usePerson()
  return (
    <ShellPage
      name="surveys.invoices.detail"
      title={t('invoice.title')}
      above={<Link to="/surveys/invoices">{t('invoices.title')}</Link>}
    >
      {company && id !== undefined ? (
        <Body group_id={company.id} id={id} />
      ) : (
        <EmptyState picture="orders" title={t('invoice.which')} text={t('invoice.whichText')}>
          <Button renderRoot={(props) => <Link {...props} to="/surveys/invoices" />}>{t('invoices.title')}</Button>
        </EmptyState>
      )}
    </ShellPage>
  )
}
