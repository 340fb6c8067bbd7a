import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { useT } from '../words.ts'
import { type ChoosableColumn, shownColumns } from './chosen-columns.ts'
import classes from './column-modal.module.css'

type Column = ChoosableColumn & { readonly title: string }

type ColumnModalProps = {
  opened: boolean
  columns: readonly Column[]
  shown: readonly string[]
  onChoose: (shown: readonly string[]) => void
  onClose: () => void
}

function ColumnForm({ columns, shown, onChoose, onClose }: Omit<ColumnModalProps, 'opened'>) {
  const t = useT()
  const [chosen, setChosen] = useState(shown)
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(chosen)
        onClose()
      }}
    >
      <p className={classes.hint}>{t('columns.text')}</p>
      <fieldset className={classes.columns}>
        <legend className="visually-hidden">{t('columns.title')}</legend>
        {columns.map(({ key, title, fixed = false }) => (
          <Checkbox
            key={key}
            label={title}
            description={fixed ? t('columns.always') : undefined}
            checked={chosen.includes(key)}
            disabled={fixed}
            onChange={() => toggle(key)}
          />
        ))}
      </fieldset>
      <div className={classes.actions}>
        <Button variant="subtle" className={classes.standard} onClick={() => setChosen(shownColumns(columns, null))}>
          {t('columns.standard')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit">{t('columns.apply')}</Button>
      </div>
    </form>
  )
}

/** The specification's column selection modal. */
export function ColumnModal({ opened, onClose, ...form }: ColumnModalProps) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={onClose}
      size={520}
      title={t('columns.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <ColumnForm {...form} onClose={onClose} />
    </ModalDialog>
  )
}
