import { Button, Input, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Choice } from '../../ui/kit/choice-field.tsx'
import type { ChoiceQuery } from '../list/list-filter.ts'
import { useT } from '../words.ts'
import classes from './lookup-field.module.css'

const typing_pause_ms = 250
const most_shown = 6
const none: readonly string[] = []

type LookupFieldProps = {
  label: string
  description?: string
  /** What fits what was typed. */
  source: (keyword: string) => ChoiceQuery
  /** Always none where several are chosen one after the other, and stand elsewhere. */
  chosen: Choice | null
  /** Those of them that are chosen already, and not offered again. */
  taken?: readonly string[]
  onChoose: (choice: Choice | null) => void
  error?: ReactNode
  'data-path'?: string | undefined
}

/** One of many that nobody wants to scroll through: it is typed, and then pressed. What is chosen stays in sight. */
export function LookupField({
  label,
  description,
  source,
  chosen,
  taken = none,
  onChoose,
  error,
  'data-path': path,
}: LookupFieldProps) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const [settled] = useDebouncedValue(wanted, typing_pause_ms)
  // After an emptied field no next letter is waited for: the list would grow a moment later, under somebody's finger.
  const keyword = wanted === '' ? '' : settled
  const { data, isPlaceholderData } = useQuery({
    ...source(keyword),
    placeholderData: keepPreviousData,
    enabled: chosen === null,
  })
  const isLate = isPlaceholderData || keyword !== wanted
  // What does not fit goes at once: when the reply takes it away, the others move while they are being pressed.
  const fits = (choice: Choice) => !isLate || choice.label.toLowerCase().includes(wanted.toLowerCase())
  const offered = data?.filter((choice) => !taken.includes(choice.value) && fits(choice))
  // Before anything is typed, that the first few are taken says nothing about the others.
  const isNothing = !isLate && (data?.length === 0 || (keyword !== '' && offered?.length === 0))
  if (chosen) {
    return (
      <div>
        <Input.Label labelElement="div" size="md">
          {label}
        </Input.Label>
        <div className={classes.chosen}>
          <strong>{chosen.label}</strong>
          <Button variant="subtle" size="sm" data-path={path} onClick={() => onChoose(null)}>
            {t('lookup.change')}
          </Button>
        </div>
        {error && <Input.Error>{error}</Input.Error>}
      </div>
    )
  }
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        type="search"
        size="md"
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        placeholder={t('lookup.type')}
        value={typed}
        error={error}
        data-path={path}
        aria-controls={`${id}-found`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter must not send the form that this stands in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul id={`${id}-found`} className={classes.found} aria-label={label}>
        {offered?.slice(0, most_shown).map((choice) => (
          <li key={choice.value}>
            <UnstyledButton
              className={classes.choice}
              onClick={() => {
                setTyped('')
                onChoose(choice)
              }}
            >
              {choice.label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {isNothing && <p className={classes.none}>{t('list.filterNone')}</p>}
    </div>
  )
}
