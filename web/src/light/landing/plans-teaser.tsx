import { limits } from '@catchpitch/contract/limits'
import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import { api } from '../../api/api.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { formatMoney } from '../../ui/money.ts'
import { useT } from '../words.ts'

/** Add-ons are of no interest to somebody who has nothing yet to add to. */
async function loadPlans(signal: AbortSignal): Promise<Product[]> {
  const { data } = await api('GET /open/products', {}, { signal })
  return data.filter(({ kind }) => kind !== planKind.add_on)
}

function Price({ price_minor, currency, period }: Product) {
  const t = useT()
  const language = useLanguage()
  if (price_minor === null) return t('landing.plans.agreed')
  const price = formatMoney(price_minor, currency, language)
  if (period === null) return price
  return t(period === planPeriod.month ? 'landing.plans.month' : 'landing.plans.year', { price })
}

/** Prices are staff's to change, so they are asked for; without them the way to the plans is still there. */
export function PlansTeaser() {
  const t = useT()
  const { data: plans } = useFetched(loadPlans)
  return (
    <section className="landing-plans" aria-labelledby="plans">
      <div>
        <h2 id="plans">{t('landing.plans', { days: limits.trial_days })}</h2>
        <p>{t('landing.plans.text')}</p>
      </div>
      <dl>
        {plans?.map((plan) => (
          <div key={plan.sku}>
            <dt>{plan.title}</dt>
            <dd>
              <Price {...plan} />
            </dd>
          </div>
        ))}
      </dl>
      <a className="button button-large" href="/open/products/">
        {t('landing.plans.more')}
        <ArrowRightIcon />
      </a>
    </section>
  )
}
