import { limits } from '@catchpitch/contract/limits'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconColumns3, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { useT } from '../words.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { FilterField } from './list-filter.ts'
import { isNarrowed, type ListState } from './list-state.ts'
import classes from './list-tools.module.css'
import type { List } from './use-list.ts'

const typing_pause_ms = 300

type Order = { readonly key: string; readonly label: string }

type ListToolsProps = {
  list: Pick<List<unknown>, 'state' | 'show'>
  keywordLabel?: string | undefined
  filters: readonly FilterField[]
  /** Offered where the headings are not in sight. */
  orders: readonly Order[]
  onColumns?: (() => void) | undefined
  /** What can be done with all of it, at the end. */
  whole?: ReactNode
}

type KeywordProps = { label: string; keyword: string; onType: (keyword: string) => void }

function Keyword({ label, keyword, onType }: KeywordProps) {
  const field = useRef<HTMLInputElement>(null)
  const type = useDebouncedCallback(onType, typing_pause_ms)
  // What is being typed belongs to whoever types it; otherwise the field says what the address says.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = keyword
  }, [keyword])
  return (
    <TextInput
      ref={field}
      className={classes.keyword}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      defaultValue={keyword}
      maxLength={limits.keyword.max}
      autoComplete="off"
      size="md"
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

const clear: Partial<ListState> = { keyword: '', filter: {} }

/** What narrows a list: a keyword, filters, and the way back to all of it. */
export function ListTools({ list: { state, show }, keywordLabel, filters, orders, onColumns, whole }: ListToolsProps) {
  const t = useT()
  const narrowed = isNarrowed(state)
  const filterBy = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = state.filter
    show({ filter: values.length > 0 ? { ...others, [name]: values } : others })
  }
  const isOffered = ({ name, choices }: FilterField) => choices !== null || name in state.filter
  return (
    <search className={classes.tools}>
      {keywordLabel && (
        <Keyword
          label={keywordLabel}
          keyword={state.keyword}
          onType={(keyword) => show({ keyword }, { replace: true })}
        />
      )}
      {filters.filter(isOffered).map((field) => (
        <FilterMenu
          key={field.name}
          field={field}
          values={state.filter[field.name] ?? []}
          onChoose={(values) => filterBy(field.name, values)}
        />
      ))}
      {narrowed && (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={() => show(clear)}>
          {t('list.clear')}
        </Button>
      )}
      {orders.length > 1 && (
        <NativeSelect
          className={classes.order}
          aria-label={t('list.order')}
          value={state.order}
          rightSection={<ChevronDownIcon size={16} />}
          size="md"
          onChange={({ currentTarget: { value } }) => show({ order: value })}
        >
          {orders.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      {onColumns && (
        <Button
          className={classes.columns}
          variant="default"
          aria-label={t('columns.open')}
          leftSection={<IconColumns3 size={18} aria-hidden />}
          onClick={onColumns}
        >
          <span className={classes.word}>{t('columns.open')}</span>
        </Button>
      )}
      {whole && <div className={classes.whole}>{whole}</div>}
    </search>
  )
}
