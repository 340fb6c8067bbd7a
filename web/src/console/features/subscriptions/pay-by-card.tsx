import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import type { planStarts } from '@catchpitch/contract/payments/payment-states'
import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { useCountries } from '../../form/choices.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { isLookedThrough } from '../../paying/may-pay.ts'
import { useLeave } from '../../paying/use-leave.ts'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import { Price } from './offers.tsx'
import classes from './own-plan.module.css'
import {
  billingDetailsQuery,
  type HeldPlan,
  isAddOn,
  isByCard,
  isMonthly,
  type PlanStatus,
  type Product,
} from './own-plan.ts'

type Starts = (typeof planStarts)[number]

/** Who stands on the invoice, with the way to put it right before anything is paid. */
function Payer({ group_id }: { group_id: string }) {
  const t = useT()
  const { data } = useQuery(billingDetailsQuery(group_id))
  const countries = useCountries()
  if (!data) return null
  const country = countries.find(({ value }) => value === data.country)?.label ?? data.country
  const address = [data.line1, data.line2, `${data.postcode} ${data.city}`.trim(), country].filter(Boolean)
  return (
    <div className={classes.row}>
      <dt>{t('payment.payer')}</dt>
      <dd>
        <strong>{data.name}</strong>
        {data.line1 === '' ? (
          <span className={classes.missing}>{t('payment.noAddress')}</span>
        ) : (
          address.map((line) => <span key={line}>{line}</span>)
        )}
        <Link to="/surveys/account" search={{ tab: 'billing' }} aria-label={t('payment.editLabel')}>
          {t('payment.edit')}
        </Link>
      </dd>
    </div>
  )
}

type StartsFieldProps = { held: HeldPlan; product: Product; starts: Starts; onChoose: (starts: Starts) => void }

/** Beside a plan that was paid by hand: nobody is to pay twice for the same days without having chosen to. */
function StartsField({ held, product, starts, onChoose }: StartsFieldProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const name = useId()
  const plan = held.plan.title
  const choices = [
    {
      value: 'at_end',
      label: t('payment.atEnd', { plan, day: formatDay(new Date(held.ends_at), language) }),
      text: t('payment.atEndText', { plan }),
    },
    { value: 'now', label: t('payment.now'), text: t('payment.nowText', { plan }) },
  ] as const
  return (
    <fieldset className={classes.starts}>
      <legend>{t('payment.starts', { plan: product.title })}</legend>
      {choices.map(({ value, label, text }) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              name={name}
              aria-describedby={`${name}-${value}`}
              checked={value === starts}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
          <small id={`${name}-${value}`}>{text}</small>
        </div>
      ))}
    </fieldset>
  )
}

type PayByCardProps = { product: Product; company: Company; status: PlanStatus }

/** When the plan begins and how it goes on, in a sentence. */
function useTime({ product, status: { active, usage } }: PayByCardProps, starts: Starts) {
  const t = useT()
  const language = languageFrom(useLanguage())
  if (isAddOn(product)) {
    const ends_at = usage?.period.ends_at ?? active?.ends_at
    return ends_at === undefined
      ? null
      : t('payment.addOnTime', { day: formatDay(lastMomentBefore(ends_at), language) })
  }
  if (starts === 'at_end' && active) {
    const day = formatDay(new Date(active.ends_at), language)
    return t(isMonthly(product) ? 'payment.laterMonthly' : 'payment.laterYearly', { day })
  }
  return t(isMonthly(product) ? 'payment.renewsMonthly' : 'payment.renewsYearly')
}

/** What is bought, by whom and from when; then the provider's page, where the card is entered. */
export function PayByCard(props: PayByCardProps) {
  const t = useT()
  const { product, company, status } = props
  const person = usePerson()
  const { leaving, leaveFor } = useLeave()
  const write = useWrite('POST /subscriptions/create-intent')
  const { active } = status
  const byHand = active && !active.trial && !isByCard(active) && !isAddOn(product) ? active : null
  const [starts, setStarts] = useState<Starts>(byHand ? 'at_end' : 'now')
  const time = useTime(props, starts)
  const pay = () =>
    write.mutate(
      { query: { group_id: company.id }, body: { plan: product.sku, starts } },
      { onSuccess: ({ url }) => leaveFor(url) },
    )
  return (
    <section className={classes.card} aria-labelledby="summary">
      <h2 id="summary">{t('payment.summary')}</h2>
      <dl className={classes.rows}>
        <div className={classes.row}>
          <dt>{product.title}</dt>
          <dd>
            <span className={classes.rowPrice}>
              <Price product={product} />
            </span>
            <span>{t('payment.taxAdded')}</span>
          </dd>
        </div>
        <div className={classes.row}>
          <dt>{t('payment.time')}</dt>
          <dd>
            <span>{time}</span>
            {active?.trial && !isAddOn(product) && <span>{t('payment.trialEnds')}</span>}
          </dd>
        </div>
        <Payer group_id={company.id} />
      </dl>
      {byHand && <StartsField held={byHand} product={product} starts={starts} onChoose={setStarts} />}
      <FormAlert>{write.error?.message}</FormAlert>
      <div className={classes.pay}>
        <Button
          size="md"
          leftSection={<IconCreditCard size={20} aria-hidden />}
          loading={write.isPending || leaving}
          disabled={isLookedThrough(person)}
          onClick={pay}
        >
          {t(starts === 'at_end' ? 'payment.saveCard' : 'payment.byCard')}
        </Button>
        <p className={classes.text}>{t('payment.next')}</p>
      </div>
    </section>
  )
}
