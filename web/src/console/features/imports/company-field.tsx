import { Button, Input, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { useT } from '../../words.ts'
import classes from './company-field.module.css'

const typing_pause_ms = 250
/** More than these nobody reads: they type another letter. */
const most_shown = 6

type CompanyFieldProps = {
  chosen: Choice | null
  error: string | undefined
  onChoose: (company: Choice | null) => void
}

/** One company among many, found by its name. */
export function CompanyField({ chosen, error, onChoose }: CompanyFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typing_pause_ms)
  const { data } = useQuery({ ...companiesLike(keyword), placeholderData: keepPreviousData, enabled: chosen === null })

  if (chosen) {
    return (
      <div className={classes.chosen}>
        <p>
          <span className={classes.label}>{t('import.company')}</span>
          <strong>{chosen.label}</strong>
        </p>
        <Button variant="default" size="sm" onClick={() => onChoose(null)}>
          {t('import.changeCompany')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        label={t('import.company')}
        placeholder={t('import.companySearch')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        error={error}
        autoComplete="off"
        size="md"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={classes.found}>
        {data?.slice(0, most_shown).map((company) => (
          <li key={company.value}>
            <button type="button" className={classes.company} onClick={() => onChoose(company)}>
              {company.label}
            </button>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <Input.Description>{t('list.filterNone')}</Input.Description>}
    </div>
  )
}
