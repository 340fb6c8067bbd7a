import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'

function GiveButton() {
  const t = useT()
  return (
    <Button component={Link} to="/admin/subscription/create">
      {t('money.give')}
    </Button>
  )
}

/** A transaction comes about with the plan that is paid by it, so that neither is ever there without the other. */
export function TransactionCreatePage() {
  const t = useT()
  return (
    <ShellPage
      name="admin.transactions.create"
      title={t('money.newTransaction')}
      above={<Link to="/admin/transactions">{t('transactions.title')}</Link>}
    >
      <EmptyState picture="orders" title={t('money.byPlan')} text={t('money.byPlanText')}>
        <GiveButton />
      </EmptyState>
    </ShellPage>
  )
}

export function WpOrdersPage() {
  const t = useT()
  return (
    <ShellPage name="admin.wp-orders" title={t('wpOrders.title')} lead={t('money.wpLead')}>
      <EmptyState picture="orders" title={t('money.noWp')} text={t('money.noWpText')} />
    </ShellPage>
  )
}

export function InvoicesPage() {
  const t = useT()
  return (
    <ShellPage name="admin.invoices" title={t('invoices.title')} lead={t('money.invoicesLead')}>
      <EmptyState picture="orders" title={t('money.noInvoices')} text={t('money.noInvoicesText')}>
        <Button component={Link} to="/admin/transactions" variant="default">
          {t('transactions.title')}
        </Button>
      </EmptyState>
    </ShellPage>
  )
}
