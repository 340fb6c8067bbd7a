import type { CatalogSource } from '@catchpitch/contract/catalogue/catalog-field'
import { Button, Popover, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { useT } from '../../words.ts'
import { choicesLike } from './choices-like.ts'
import classes from './pick-menu.module.css'

const typing_pause_ms = 250
const nothing: readonly string[] = []

type Picking = {
  source: CatalogSource
  label: string
  /** What has been taken already and is not offered again. */
  taken?: readonly string[]
  onPick: (choice: Choice) => void
}

function Lookup({ source, label, taken = nothing, onPick }: Picking) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typing_pause_ms)
  const { data, error } = useQuery({ ...choicesLike(source)(keyword), placeholderData: keepPreviousData })
  const offered = data?.filter(({ value }) => !taken.includes(value))
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
        // Enter must not send the form that this stands in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered && (
        <ul className={classes.choices}>
          {offered.map((choice) => (
            <li key={choice.value}>
              <button type="button" className={classes.choice} onClick={() => onPick(choice)}>
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered?.length === 0 && <p className={classes.none}>{t('list.filterNone')}</p>}
      {error && !data && <p className={classes.none}>{error.message}</p>}
      {!data && !error && <Skeleton />}
    </>
  )
}

type PickMenuProps = Picking & {
  /** What the button says. */
  children: ReactNode
  error?: ReactNode
  describedBy?: string | undefined
  labelledBy?: string
  'data-path'?: string
}

/** A button that opens what can be chosen, found by what is typed of its name. */
export function PickMenu({ children, error, describedBy, labelledBy, 'data-path': path, ...picking }: PickMenuProps) {
  const [opened, setOpened] = useState(false)
  const { label, onPick } = picking
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          data-path={path}
          data-wrong={Boolean(error) || undefined}
          aria-describedby={describedBy}
          aria-labelledby={labelledBy}
          justify="space-between"
          rightSection={<ChevronDownIcon size={16} />}
          onClick={() => setOpened(!opened)}
        >
          {children}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        <Lookup
          {...picking}
          onPick={(choice) => {
            onPick(choice)
            setOpened(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
