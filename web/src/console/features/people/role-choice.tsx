import { bulkRoles } from '@catchpitch/contract/people/bulk-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { openCompaniesLike } from '../../list/lookups.ts'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './places-field.module.css'

export type GivenRole = { role: (typeof bulkRoles)[number] | null; company: Choice | null }

/** Asks which role, and in which company; a moderator is one in none. */
export function RoleChoice({ onChange }: { onChange: (given: GivenRole) => void }) {
  const t = useT()
  const { data: offered = [] } = useQuery(readQuery('GET /admin/roles', {}))
  const [given, setGiven] = useState<GivenRole>({ role: null, company: null })
  const give = (change: Partial<GivenRole>) => {
    const next = { ...given, ...change }
    setGiven(next)
    onChange(next)
  }
  const roles = bulkRoles.filter((role) => offered.some(({ key }) => key === role))
  return (
    <div className={classes.places}>
      <ChoiceField
        label={t('users.role')}
        choices={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        placeholder={t('form.choose')}
        value={given.role ?? ''}
        size="md"
        onChange={({ currentTarget: { value } }) => give({ role: roles.find((role) => role === value) ?? null })}
      />
      {given.role !== 'moderator' && (
        <LookupField
          label={t('users.company')}
          source={openCompaniesLike}
          chosen={given.company}
          onChoose={(company) => give({ company })}
        />
      )}
    </div>
  )
}
