import { Button } from '@mantine/core'
import { useT } from '../words.ts'
import classes from './conflict-offer.module.css'
import type { Conflict } from './use-contract-form.tsx'

/** Goes below a form's alert, and offers what can be done about a record that somebody else has changed meanwhile. */
export function ConflictOffer({ conflict, busy }: { conflict: Conflict | null; busy: boolean }) {
  const t = useT()
  if (!conflict) return null
  return (
    <div className={classes.offer}>
      <Button variant="default" disabled={busy} onClick={() => void conflict.takeTheirs()}>
        {t('conflict.theirs')}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={() => void conflict.keepMine()}>
        {t('conflict.mine')}
      </Button>
    </div>
  )
}
