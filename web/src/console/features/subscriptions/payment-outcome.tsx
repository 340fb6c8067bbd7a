import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { ProgressBar } from '../../../ui/kit/progress-bar.tsx'
import { NotShown } from '../../not-yet.tsx'
import { useT } from '../../words.ts'
import { billingDetailsQuery } from './own-plan.ts'
import classes from './payment-outcome.module.css'
import { type Outcome, useActivation } from './use-activation.ts'

const signs = { good: IconCircleCheck, bad: IconAlertTriangle, wait: IconClock } as const

type CardProps = { sign: keyof typeof signs; title: string; children: ReactNode }

function Card({ sign, title, children }: CardProps) {
  const Sign = signs[sign]
  return (
    <section className={classes.card} data-sign={sign} aria-labelledby="outcome">
      <Sign size={44} aria-hidden />
      <h2 id="outcome">{title}</h2>
      {children}
    </section>
  )
}

const ToPlan = ({ children, variant = 'default' }: { children: ReactNode; variant?: 'default' | 'filled' }) => (
  <Button variant={variant} renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>
    {children}
  </Button>
)

const countdown_s = 5

/** Leads on by itself, in sight and to be stopped: somebody may want to note the number of the invoice. */
function GoesOn() {
  const t = useT()
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(countdown_s)
  useEffect(() => {
    if (left === null) return undefined
    const next = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else void navigate({ to: '/subscription-plan' })
    }, 1000)
    return () => clearTimeout(next)
  }, [left, navigate])
  return (
    <div className={classes.goesOn}>
      <div className={classes.actions}>
        <ToPlan variant="filled">{t('activate.toPlan')}</ToPlan>
        {left !== null && (
          <Button variant="default" onClick={() => setLeft(null)}>
            {t('activate.stay')}
          </Button>
        )}
      </div>
      {left !== null && (
        <>
          {/* Read out once, and not again with every second. */}
          <p className="visually-hidden">{t('activate.goesOn')}</p>
          <p className={classes.countdown} aria-hidden="true">
            {t('activate.countdown', { count: left })}
          </p>
        </>
      )}
    </div>
  )
}

function SentTo({ group_id }: { group_id: string }) {
  const t = useT()
  const { data } = useQuery(billingDetailsQuery(group_id))
  if (!data) return null
  return <p>{data.email === null ? t('activate.sentToOwners') : t('activate.sentTo', { email: data.email })}</p>
}

function Success({ group_id, outcome }: { group_id: string; outcome: Outcome }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { plan, starts_at, ends_at, invoice } = outcome
  const [now] = useState(() => Date.now())
  const what = () => {
    if (plan === null) return t('activate.paid')
    if (starts_at !== null && Date.parse(starts_at) > now) {
      return t('activate.from', { plan: plan.title, day: formatDay(new Date(starts_at), language) })
    }
    return ends_at === null
      ? t('activate.active', { plan: plan.title })
      : t('activate.until', { plan: plan.title, day: formatDay(lastMomentBefore(ends_at), language) })
  }
  return (
    <Card sign="good" title={what()}>
      {invoice ? (
        <>
          <p>
            {t('activate.invoice')}{' '}
            <Link to="/surveys/invoices/detail" search={{ id: invoice.id }}>
              {invoice.number}
            </Link>
          </p>
          <SentTo group_id={group_id} />
        </>
      ) : (
        <p>{t('activate.onItsWay')}</p>
      )}
      <GoesOn />
    </Card>
  )
}

function Waiting({ isLate, onAgain }: { isLate: boolean; onAgain: () => void }) {
  const t = useT()
  if (isLate) {
    return (
      <Card sign="wait" title={t('activate.late')}>
        <p>{t('activate.lateText')}</p>
        <div className={classes.actions}>
          <Button onClick={onAgain}>{t('activate.again')}</Button>
          <ToPlan>{t('activate.toPlan')}</ToPlan>
        </div>
      </Card>
    )
  }
  return (
    <Card sign="wait" title={t('activate.checking')}>
      <p>{t('activate.checkingText')}</p>
      <ProgressBar label={t('activate.checking')} max={1} />
    </Card>
  )
}

/** Nothing was paid: whether it still can be, and what to do. */
function NotPaid({ outcome: { state, plan } }: { outcome: Outcome }) {
  const t = useT()
  const isOpen = state === 'open'
  return (
    <Card sign={isOpen ? 'wait' : 'bad'} title={t(isOpen ? 'activate.open' : 'activate.failed')}>
      <p>{t(isOpen ? 'activate.openText' : 'activate.failedText')}</p>
      <div className={classes.actions}>
        {plan && (
          <Button renderRoot={(props) => <Link {...props} to="/payment" search={{ plan: plan.sku }} />}>
            {t('activate.pay', { plan: plan.title })}
          </Button>
        )}
        <ToPlan>{t('plan.see')}</ToPlan>
      </div>
    </Card>
  )
}

type PaymentOutcomeProps = {
  group_id: string
  session_id: string
  /** The page round it, whose title says how it went. */
  renderPage: (title: string, content: ReactNode) => ReactNode
}

/** What became of the payment from which the browser comes back. It can be loaded again at any time. */
export function PaymentOutcome({ group_id, session_id, renderPage }: PaymentOutcomeProps) {
  const t = useT()
  const { outcome, isLate, error, retry, askAgain } = useActivation(group_id, session_id)
  const shown = () => {
    if (!outcome && error instanceof ApiError && error.is('record.missing')) {
      return (
        <Card sign="bad" title={t('activate.unknown')}>
          <p>{t('activate.unknownText')}</p>
          <div className={classes.actions}>
            <ToPlan>{t('activate.toPlan')}</ToPlan>
          </div>
        </Card>
      )
    }
    if (!outcome && error) return <NotShown error={error} onRetry={retry} />
    if (!outcome || outcome.state === 'waiting') return <Waiting isLate={isLate} onAgain={askAgain} />
    if (outcome.state === 'active') return <Success group_id={group_id} outcome={outcome} />
    return <NotPaid outcome={outcome} />
  }
  const title = t(outcome?.state === 'active' ? 'activate.success' : 'activate.title')
  return renderPage(title, <div aria-live="polite">{shown()}</div>)
}
