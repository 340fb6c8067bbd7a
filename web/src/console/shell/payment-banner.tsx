import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/translator.ts'
import { formatAmount } from '../../ui/money.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { isLookedThrough, mayPay } from '../paying/may-pay.ts'
import { usePortal } from '../paying/use-portal.ts'
import type { Company, Person } from '../person/person.ts'
import { readQuery } from '../queries.ts'
import { useT } from '../words.ts'
import classes from './payment-banner.module.css'

type PaymentBannerProps = { person: Person; company: Company; grace_ends_at: string }

/** What a company reads above every page from a failed payment until the days of grace are over, and what to do. */
export function PaymentBanner({ person, company, grace_ends_at }: PaymentBannerProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const portal = usePortal(company.id)
  // Who is signed in says that a payment failed; which one is asked only by those who see this.
  const { data } = useQuery(readQuery('GET /subscriptions/status', { query: { group_id: company.id } }))
  const open = data?.open_payment
  const amount = open && formatAmount(open.amount_minor, open.currency, language)
  return (
    <aside className={classes.banner} aria-label={t('grace.label')}>
      <IconAlertTriangle className={classes.icon} size={22} aria-hidden />
      <p>
        <strong>
          {open && amount
            ? t('grace.failed', { amount, day: formatDay(new Date(open.failed_at), language) })
            : t('grace.failedLast')}
        </strong>{' '}
        {t('grace.until', { day: formatDay(new Date(grace_ends_at), language) })}{' '}
        {(!mayPay(person) || isLookedThrough(person)) && t('grace.owner')}
      </p>
      {mayPay(person) && !isLookedThrough(person) && (
        <div className={classes.actions}>
          <Button size="sm" variant={open?.url ? 'default' : 'filled'} loading={portal.busy} onClick={portal.open}>
            {t('grace.card')}
          </Button>
          {open?.url && amount && (
            <Button size="sm" component="a" href={open.url}>
              {t('grace.pay', { amount })}
            </Button>
          )}
        </div>
      )}
      <FormAlert>{portal.problem}</FormAlert>
    </aside>
  )
}
