import type { TransactionKind } from '@catchpitch/contract/orders/orders'
import { useT } from '../../words.ts'
import classes from './transaction-mark.module.css'

type Marked = { kind: TransactionKind; reversed: boolean }

/** What an entry is, and whether another one takes it back. An order, which most are, goes without saying beside its state. */
export function TransactionMark({ kind, reversed }: Marked) {
  const t = useT()
  return (
    <span className={classes.marks}>
      <span className={classes.mark} data-kind={kind}>
        {t(`money.entry.${kind}`)}
      </span>
      {reversed && (
        <span className={classes.mark} data-reversed>
          {t('money.reversed')}
        </span>
      )}
    </span>
  )
}
