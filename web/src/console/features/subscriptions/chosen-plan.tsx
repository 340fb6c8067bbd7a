import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayPay } from '../../paying/may-pay.ts'
import { useChosenPlan } from '../../paying/use-chosen-plan.ts'
import { usePerson } from '../../person/load-person.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { PlanStatus } from './own-plan.ts'

/** Leads on to the plan that was picked before signing up, as long as nothing has been paid for. */
export function ChosenPlan({ group_id, status }: { group_id: string; status: PlanStatus }) {
  const t = useT()
  const person = usePerson()
  const paysNothing = (status.active === null || status.active.trial) && status.coming.length === 0
  const product = useChosenPlan(group_id, { isAsked: paysNothing && mayPay(person) })
  if (!product) return null
  const { sku, title } = product
  return (
    <section className={classes.chosen} aria-labelledby="chosen-plan">
      <div>
        <h2 id="chosen-plan">{t('billing.chosen', { plan: title })}</h2>
        {status.active?.trial && <p>{t('billing.chosenText')}</p>}
      </div>
      <Button renderRoot={(props) => <Link {...props} to="/payment" search={{ plan: sku }} />}>
        {t('billing.chosenPay', { plan: title })}
      </Button>
    </section>
  )
}
