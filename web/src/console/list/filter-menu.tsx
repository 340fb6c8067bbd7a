import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '../../ui/kit/choice-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { useT } from '../words.ts'
import classes from './filter-menu.module.css'
import type { ChoiceQuery, FilterField } from './list-filter.ts'

const typing_pause_ms = 250

type Chosen = { values: readonly string[]; onChoose: (values: readonly string[]) => void }

function Choices({ choices, values, onChoose }: Chosen & { choices: readonly Choice[] }) {
  const toggle = (value: string) =>
    onChoose(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  return (
    <ul className={classes.choices}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <Checkbox label={label} checked={values.includes(value)} onChange={() => toggle(value)} />
        </li>
      ))}
    </ul>
  )
}

type LookupProps = Chosen & { label: string; source: (keyword: string) => ChoiceQuery }

function Lookup({ label, source, ...chosen }: LookupProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typing_pause_ms)
  const { data, error } = useQuery({ ...source(keyword), placeholderData: keepPreviousData })
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('list.filterSearch', { label })}
        placeholder={t('list.filterSearch', { label })}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {data && <Choices {...chosen} choices={data} />}
      {data?.length === 0 && <p className={classes.none}>{t('list.filterNone')}</p>}
      {error && !data && <p className={classes.none}>{error.message}</p>}
      {!data && !error && <Skeleton />}
    </>
  )
}

type FilterMenuProps = Chosen & { field: FilterField }

/** A button that says what the list is limited to, and opens what it can be limited to. */
export function FilterMenu({ field: { label, all, choices, nameOf }, values, onChoose }: FilterMenuProps) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const [first, ...others] = values
  const nameIn = (value: string) =>
    (typeof choices === 'function' ? undefined : choices?.find((choice) => choice.value === value)?.label) ??
    nameOf?.(value) ??
    t('list.filterOne')
  const said = first === undefined ? all : `${label}: ${nameIn(first)}${others.length > 0 ? ` +${others.length}` : ''}`
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          data-chosen={values.length > 0 || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.said}>{said}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {typeof choices === 'function' ? (
          <Lookup label={label} source={choices} values={values} onChoose={onChoose} />
        ) : (
          choices && <Choices choices={choices} values={values} onChoose={onChoose} />
        )}
        {choices?.length === 0 && <Skeleton />}
        {values.length > 0 && (
          <Button variant="subtle" size="sm" fullWidth onClick={() => onChoose([])}>
            {all}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
