import { TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import type { ChosenSituation } from './chosen-situation.ts'
import classes from './situation-choice.module.css'

const typing_pause_ms = 200

type SituationPickerProps = {
  /** Those that cannot be picked again. */
  picked: readonly string[]
  invalid: boolean
  onPick: (situation: ChosenSituation) => void
}

/** What is left of the catalogue to choose from. */
export function SituationPicker({ picked, invalid, onPick }: SituationPickerProps) {
  const t = useT()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, typing_pause_ms)
  const query = picked.length > 0 ? { keyword, filter: `except:${picked.join()}` } : { keyword }
  const { data } = useQuery({
    ...pageQuery('GET /admin/situations/list', { query }),
    placeholderData: keepPreviousData,
  })
  // What was picked a moment ago is still in the answer of before.
  const left = data?.rows.filter(({ id }) => !picked.includes(id)) ?? []

  const pick = (situation: ChosenSituation) => {
    onPick(situation)
    // Its row goes; whoever goes on by keyboard goes on from here.
    search.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.picker}>
      <TextInput
        ref={search}
        data-path="situation_ids"
        label={t('module.add')}
        placeholder={t('module.find')}
        type="search"
        size="md"
        autoComplete="off"
        aria-invalid={invalid}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {data && left.length === 0 && (
        <p className={classes.none} role="status">
          {t(keyword === '' ? 'module.noneLeft' : 'module.noMatch')}
        </p>
      )}
      <ul className={classes.left} aria-label={t('module.add')}>
        {left.map((situation) => (
          <li key={situation.id}>
            <UnstyledButton
              className={classes.pick}
              aria-label={t('module.addNamed', { name: situation.name })}
              onClick={() => pick(situation)}
            >
              <IconPlus size={18} aria-hidden />
              <span>
                <span className={classes.name}>{situation.name}</span>
                <span className={classes.topic}>
                  {situation.dimension.name} · {situation.topic}
                </span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
