import { Button } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { NotYet } from '../../not-yet.tsx'
import { isLookedThrough, mayPay } from '../../paying/may-pay.ts'
import { PayingNotice } from '../../paying/paying-notice.tsx'
import { usePerson } from '../../person/load-person.ts'
import type { Person } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { type ConsoleKey, useT } from '../../words.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { amountWithTax, LatestInvoices, latestInvoicesQuery } from './latest-invoices.tsx'
import { Offers } from './offers.tsx'
import classes from './own-plan.module.css'
import {
  isByCard,
  type PaymentAccount,
  type Product,
  paymentAccountQuery,
  planStatusQuery,
  productsQuery,
} from './own-plan.ts'

// Few visits to the page end in a change of plans.
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

function Notices({ account }: { account: PaymentAccount }) {
  const person = usePerson()
  return (
    <>
      {account.is_test && <PayingNotice kind="test" />}
      {isLookedThrough(person) && <PayingNotice kind="impersonated" />}
    </>
  )
}

/** What can be done about the plans on offer, in a sentence. */
function leadOf(person: Person, { provider }: PaymentAccount): ConsoleKey {
  if (!mayPay(person)) return 'billing.ownerPays'
  return provider === null ? 'billing.howToday' : 'billing.changeLead'
}

function Plans({ group_id }: { group_id: string }) {
  const t = useT()
  const person = usePerson()
  const status = useQuery(planStatusQuery(group_id))
  const products = useQuery(productsQuery)
  const account = useQuery(paymentAccountQuery(group_id))
  // The page is whole without them: what cannot be fetched is left out.
  const { data: invoiced } = useQuery(latestInvoicesQuery(group_id))
  const [wanted, setWanted] = useState<Product | null>(null)
  const [changing, setChanging] = useState(false)
  if (!status.data || !products.data || !account.data) {
    const retry = () => Promise.all([status.refetch(), products.refetch(), account.refetch()])
    return <NotYet shape="cards" error={status.error ?? products.error ?? account.error} onRetry={retry} />
  }
  const { active } = status.data
  const invoices = invoiced?.rows ?? []
  return (
    <div className={classes.page}>
      <Notices account={account.data} />
      <ChosenPlan group_id={group_id} status={status.data} />
      <CurrentPlan
        group_id={group_id}
        status={status.data}
        account={account.data}
        products={products.data}
        withTax={active?.price ? amountWithTax(invoices, active.price) : null}
      />
      {invoices.length > 0 && <LatestInvoices invoices={invoices} />}
      <section aria-labelledby="offers">
        <h2 id="offers" className={classes.heading}>
          {t(active && !active.trial ? 'billing.change' : 'billing.offers')}
        </h2>
        <p className={classes.lead}>{t(leadOf(person, account.data))}</p>
        {products.data.length === 0 ? (
          <EmptyList of="plans" />
        ) : (
          <Offers
            products={products.data}
            status={status.data}
            mayPay={mayPay(person)}
            isLookedThrough={isLookedThrough(person)}
            onChange={(product) => {
              setWanted(product)
              setChanging(true)
            }}
          />
        )}
      </section>
      <Suspense>
        {wanted && active && isByCard(active) && (
          <ChangeDialog
            opened={changing}
            group_id={group_id}
            from={active}
            product={wanted}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What the company has subscribed to, and what it can subscribe to. */
export function SubscriptionPlanPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <ShellPage
      name="subscription-plan"
      title={t('plan.title')}
      lead={t('billing.lead')}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileInvoice size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/surveys/account" search={{ tab: 'billing' }} />}
        >
          {t('billing.details')}
        </Button>
      }
    >
      {company && <Plans key={company.id} group_id={company.id} />}
    </ShellPage>
  )
}
