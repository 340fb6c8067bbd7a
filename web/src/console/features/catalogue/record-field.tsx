import type { CatalogSource } from '@catchpitch/contract/catalogue/catalog-field'
import { Button, Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { useT } from '../../words.ts'
import classes from './pick-menu.module.css'
import { PickMenu } from './pick-menu.tsx'

type RecordFieldProps = {
  source: CatalogSource
  label: string
  /** What is chosen when the field is drawn first. */
  first: string | null
  labels: Readonly<Record<string, string>>
  /** Whether it may be left open. */
  clearable: boolean
  error?: ReactNode
  'data-path'?: string
  onChange: (id: string | null) => void
}

/** One record, chosen by its name. */
export function RecordField(props: RecordFieldProps) {
  const { source, label, first, labels, clearable, error, 'data-path': path, onChange } = props
  const t = useT()
  const id = useId()
  const [chosen, setChosen] = useState<Choice | null>(() =>
    first === null ? null : { value: first, label: labels[first] ?? t('catalog.gone') },
  )
  const choose = (choice: Choice | null) => {
    setChosen(choice)
    onChange(choice?.value ?? null)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Input.Label id={`${id}-label`} labelElement="div" size="md">
        {label}
      </Input.Label>
      <div className={classes.row}>
        <PickMenu
          source={source}
          label={label}
          error={error}
          labelledBy={`${id}-label ${id}-value`}
          describedBy={error ? `${id}-error` : undefined}
          {...(path && { 'data-path': path })}
          onPick={choose}
        >
          <span id={`${id}-value`}>{chosen?.label ?? t('form.choose')}</span>
        </PickMenu>
        {clearable && chosen && (
          <Button variant="subtle" onClick={() => choose(null)}>
            {t('catalog.clear')}
          </Button>
        )}
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  )
}
