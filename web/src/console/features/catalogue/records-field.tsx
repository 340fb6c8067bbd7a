import type { CatalogSource } from '@catchpitch/contract/catalogue/catalog-field'
import { ActionIcon, Input } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { useT } from '../../words.ts'
import classes from './pick-menu.module.css'
import { PickMenu } from './pick-menu.tsx'

type RecordsFieldProps = {
  source: CatalogSource
  label: string
  max: number
  first: readonly string[]
  labels: Readonly<Record<string, string>>
  error?: ReactNode
  'data-path'?: string
  onChange: (ids: string[]) => void
}

/** The list with two neighbours swapped. */
function swapped<Item>(items: readonly Item[], index: number, other: number): Item[] {
  const [one, two] = [items[index], items[other]]
  if (one === undefined || two === undefined) return [...items]
  return items.with(index, two).with(other, one)
}

/** Several records in an order, each chosen by its name. */
export function RecordsField(props: RecordsFieldProps) {
  const { source, label, max, first, labels, error, 'data-path': path, onChange } = props
  const t = useT()
  const id = useId()
  const [chosen, setChosen] = useState<readonly Choice[]>(() =>
    first.map((value) => ({ value, label: labels[value] ?? t('catalog.gone') })),
  )
  const change = (next: readonly Choice[]) => {
    setChosen(next)
    onChange(next.map(({ value }) => value))
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Input.Label id={`${id}-label`} labelElement="div" size="md">
        {label}
      </Input.Label>
      <ol className={classes.picked} aria-live="polite">
        {chosen.map(({ value, label: name }, index) => (
          <li key={value} className={classes.one}>
            <span>{name}</span>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('catalog.up', { name })}
              disabled={index === 0}
              onClick={() => change(swapped(chosen, index, index - 1))}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('catalog.down', { name })}
              disabled={index === chosen.length - 1}
              onClick={() => change(swapped(chosen, index, index + 1))}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('catalog.take', { name })}
              onClick={() => change(chosen.filter((other) => other.value !== value))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {chosen.length < max && (
        <PickMenu
          source={source}
          label={label}
          taken={chosen.map(({ value }) => value)}
          error={error}
          describedBy={error ? `${id}-error` : undefined}
          {...(path && { 'data-path': path })}
          onPick={(choice) => change([...chosen, choice])}
        >
          {t('catalog.addOne')}
        </PickMenu>
      )}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  )
}
