import { OrderState } from './order-state.tsx'
import type { Order } from './orders-list.ts'
import classes from './transaction-mark.module.css'
import { TransactionMark } from './transaction-mark.tsx'

/** Where an order stands; of what is none, or was taken back, also what it is. */
export function OrderMarks({ order: { status, kind, reversed } }: { order: Order }) {
  return (
    <span className={classes.marks}>
      {!reversed && <OrderState status={status} />}
      {(kind !== 'order' || reversed) && <TransactionMark kind={kind} reversed={reversed} />}
    </span>
  )
}
