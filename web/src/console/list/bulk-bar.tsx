import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '../../ui/kit/choice-field.tsx'
import type { Question } from '../confirm/question.ts'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { useT } from '../words.ts'
import classes from './bulk-bar.module.css'

/** Something that can be done to the rows that are selected now. */
type Deed = {
  readonly key: string
  readonly label: string
  readonly ask: (() => Omit<Question, 'run'>) | undefined
  readonly run: () => Promise<void | false>
}

type BulkBarProps = {
  deeds: readonly Deed[]
  /** How many rows are selected. */
  count: number
  onDone: () => void
}

/** The bar under a list. It says in words what is still missing, beside the button that needs it. */
export function BulkBar({ deeds, count, onDone }: BulkBarProps) {
  const t = useT()
  const { confirm, attempt, dialog } = useConfirm()
  const [key, setKey] = useState('')
  const [insisted, setInsisted] = useState(false)
  const [running, setRunning] = useState(false)
  const deed = deeds.find((offered) => offered.key === key)
  const isMissing = count === 0 || !deed

  const apply = async () => {
    if (isMissing) return setInsisted(true)
    const run = async () => {
      if ((await deed.run()) === false) return
      setKey('')
      onDone()
    }
    if (deed.ask) return confirm({ ...deed.ask(), run })
    setRunning(true)
    await attempt(run)
    setRunning(false)
  }

  const said = [
    count === 0 ? t('bulk.noneSelected') : t('bulk.selected', { count }),
    !deed && t('bulk.noAction'),
  ].filter(Boolean)

  return (
    <section className={classes.bar} data-selected={count > 0 || undefined} aria-label={t('bulk.label')}>
      <ChoiceField
        className={classes.action}
        aria-label={t('bulk.action')}
        choices={deeds.map(({ key: value, label }) => ({ value, label }))}
        placeholder={t('bulk.action')}
        size="md"
        value={key}
        onChange={({ currentTarget: { value } }) => setKey(value)}
      />
      <Button loading={running} onClick={() => void apply()}>
        {t('bulk.apply')}
      </Button>
      <p className={classes.said} role="status" data-missing={(insisted && isMissing) || undefined}>
        {said.join(' ')}
      </p>
      {count > 0 && (
        <Button className={classes.clear} variant="subtle" size="sm" onClick={onDone}>
          {t('bulk.clear')}
        </Button>
      )}
      {dialog}
    </section>
  )
}
