import type { OrderState as State } from '@catchpitch/contract/orders/orders'
import { useT } from '../../words.ts'
import classes from './order-state.module.css'

/** Where an order stands. */
export function OrderState({ status }: { status: State }) {
  const t = useT()
  return (
    <span className={classes.state} data-state={status}>
      {t(`money.order.${status}`)}
    </span>
  )
}
