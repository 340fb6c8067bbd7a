import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { NotYet } from '../../not-yet.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { InvoiceTools } from './invoice-tools.tsx'
import { anyInvoiceQuery, lookAgain } from './invoices-list.ts'

/** One invoice of whichever company, for staff. */
export function AnyInvoicePage() {
  const t = useT()
  const { id } = useParams({ from: '/signed-in/admin/invoices/$id' })
  const {
    data: invoice,
    error,
    refetch,
  } = useQuery({
    ...anyInvoiceQuery(id),
    refetchInterval: ({ state }) => lookAgain(state.data),
  })
  return (
    <ShellPage
      name="admin.invoices.id"
      title={t('invoice.title')}
      above={<Link to="/admin/invoices">{t('invoices.title')}</Link>}
      lead={invoice?.group.name}
    >
      {invoice ? (
        <>
          <InvoiceTools pdf={invoice.pdf} />
          <InvoiceSheet
            invoice={invoice}
            corrects={
              invoice.corrects && (
                <Link to="/admin/invoices/$id" params={{ id: invoice.corrects.id }}>
                  {t('invoice.corrects', { number: invoice.corrects.number })}
                </Link>
              )
            }
          />
        </>
      ) : (
        <NotYet error={error} onRetry={refetch} />
      )}
    </ShellPage>
  )
}
