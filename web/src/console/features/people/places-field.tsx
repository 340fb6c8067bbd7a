import { companyRoles } from '@catchpitch/contract/people/person-form'
import { ActionIcon, Checkbox, Input } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { DayField } from '../../../ui/kit/day-field.tsx'
import { FormNote } from '../../form/form-note.tsx'
import { FormRow } from '../../form/form-section.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { useDayParts } from '../../form/use-day-parts.ts'
import { openCompaniesLike } from '../../list/lookups.ts'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import { newPlace, type Place } from './place.ts'
import classes from './places-field.module.css'

/** Tells before it happens that a company gets one more owner. */
function OwnerNote({ place }: { place: Place }) {
  const t = useT()
  const { data } = useQuery(readQuery('GET /admin/users/owner-check', { query: { group_id: place.group_id } }))
  const names = data?.owners.map(({ full_name }) => full_name).join(', ')
  return <FormNote>{names && t('users.hasOwner', { company: place.name, names })}</FormNote>
}

type PartProps = { place: Place; onChange: (change: Partial<Place>) => void }

function Departments({ place: { group_id, departments }, onChange }: PartProps) {
  const t = useT()
  const { data: group } = useQuery(readQuery('GET /admin/groups/{id}', { params: { id: group_id } }))
  if (!group) return null
  const toggle = (id: string) =>
    onChange({
      departments: departments.includes(id) ? departments.filter((other) => other !== id) : [...departments, id],
    })
  return (
    <fieldset className={classes.departments}>
      <legend className={classes.legend}>{t('users.departments')}</legend>
      {group.departments.length === 0 && <p className={classes.hint}>{t('users.noDepartments')}</p>}
      <div className={classes.choices}>
        {group.departments.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={departments.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      {group.departments.length > 0 && departments.length === 0 && (
        <p className={classes.hint}>{t('users.allDepartments')}</p>
      )}
    </fieldset>
  )
}

type PlaceCardProps = PartProps & {
  /** What they were there before, if anything. */
  was: string | undefined
  roles: readonly string[]
  path: string | undefined
  onRemove: () => void
}

function PlaceCard({ place, was, roles, path, onChange, onRemove }: PlaceCardProps) {
  const t = useT()
  const parts = useDayParts()
  const offered = companyRoles.filter((role) => roles.includes(role) || role === was)
  return (
    <li className={classes.place}>
      <div className={classes.head}>
        <h3 className={classes.name}>{place.name}</h3>
        <ActionIcon variant="subtle" size={36} aria-label={t('users.leave', { name: place.name })} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <ChoiceField
        data-path={path}
        label={t('users.role')}
        choices={offered.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        placeholder={t('form.choose')}
        value={place.role}
        size="md"
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value })}
      />
      {place.role === 'owner' && was !== 'owner' && <OwnerNote place={place} />}
      {place.role !== 'applicant' && <Departments place={place} onChange={onChange} />}
      {place.role !== 'applicant' && (
        <FormRow>
          <DayField
            label={t('form.optional', { label: t('users.hired') })}
            parts={parts}
            defaultValue={place.hired_at}
            onChange={(hired_at) => onChange({ hired_at })}
          />
          <DayField
            label={t('form.optional', { label: t('users.resigned') })}
            parts={parts}
            defaultValue={place.resigned_at}
            onChange={(resigned_at) => onChange({ resigned_at })}
          />
        </FormRow>
      )}
    </li>
  )
}

type PlacesFieldProps = {
  initial: readonly Place[]
  /** The roles that whoever sits here may give. */
  roles: readonly string[]
  error?: ReactNode
  'data-path'?: string | undefined
  onChange: (places: Place[]) => void
}

/** The companies that somebody is in, what they are there and since when. */
export function PlacesField({ initial, roles, error, 'data-path': path, onChange }: PlacesFieldProps) {
  const t = useT()
  const [places, setPlaces] = useState<readonly Place[]>(initial)
  const put = (next: Place[]) => {
    setPlaces(next)
    onChange(next)
  }
  const was = new Map(initial.map(({ group_id, role }) => [group_id, role]))
  return (
    <div className={classes.places}>
      {places.length > 0 && (
        <ul className={classes.list}>
          {places.map((place, index) => (
            <PlaceCard
              key={place.group_id}
              place={place}
              was={was.get(place.group_id)}
              roles={roles}
              // The form finds the first of them.
              path={index === 0 ? path : undefined}
              onChange={(change) => put(places.map((other) => (other === place ? { ...place, ...change } : other)))}
              onRemove={() => put(places.filter((other) => other !== place))}
            />
          ))}
        </ul>
      )}
      {error && <Input.Error>{error}</Input.Error>}
      <LookupField
        label={t('users.addCompany')}
        source={openCompaniesLike}
        chosen={null}
        data-path={places.length === 0 ? path : undefined}
        onChoose={(company) => {
          if (!company || places.some(({ group_id }) => group_id === company.value)) return
          put([...places, newPlace(company.value, company.label)])
        }}
      />
    </div>
  )
}
