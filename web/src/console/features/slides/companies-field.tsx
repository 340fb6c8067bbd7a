import { limits } from '@catchpitch/contract/limits'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { useT } from '../../words.ts'
import classes from './companies-field.module.css'

type CompaniesFieldProps = {
  chosen: readonly Choice[]
  onChange: (chosen: readonly Choice[]) => void
  error?: ReactNode
  'data-path': string
}

/** Which companies may show a slide. There are thousands, so one is found by its name and added. */
export function CompaniesField({ chosen, onChange, error, 'data-path': path }: CompaniesFieldProps) {
  const t = useT()
  const field = useRef<HTMLDivElement>(null)
  const take = (value: string) => {
    onChange(chosen.filter((company) => company.value !== value))
    // Its button goes; whoever goes on by keyboard goes on from here.
    field.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <div ref={field} className={classes.field}>
      <p className={classes.count} role="status">
        {chosen.length === 0 ? t('slide.noGroups') : t('slide.groupCount', { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('slides.groups')}>
          {chosen.map(({ value, label }) => (
            <li key={value} className={classes.company}>
              {label}
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('slide.takeGroup', { name: label })}
                onClick={() => take(value)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < limits.slide.groups.max && (
        <LookupField
          label={t('slide.addGroup')}
          source={companiesLike}
          chosen={null}
          taken={chosen.map(({ value }) => value)}
          error={error}
          data-path={path}
          onChoose={(company) => company && onChange([...chosen, company])}
        />
      )}
    </div>
  )
}
