import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { AddressField } from '../../form/address-field.tsx'
import { BornOnField } from '../../form/born-on-field.tsx'
import { useOptions } from '../../form/choices.ts'
import { CountryField } from '../../form/country-field.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { GenderField } from '../../form/gender-field.tsx'
import { MobileFields, useDialCountry } from '../../form/mobile-fields.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import type { PersonRecord } from './person-record.ts'
import type { Place } from './place.ts'
import { PlacesField } from './places-field.tsx'

type Name =
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'email'
  | 'dob'
  | 'gender'
  | 'employment_status'
  | 'education_level'
  | 'country'
  | 'country_code'
  | 'mobile'
  | 'language'
  | 'is_receive'
  | 'platform_role'
  | 'memberships'

type Beginning = Record<Exclude<Name, 'gender' | 'language' | 'is_receive' | 'memberships'>, string> & {
  gender: string | null
  language: Language
  is_receive: boolean
}

const newcomer: Beginning = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  dob: '',
  gender: null,
  employment_status: '',
  education_level: '',
  country: '',
  country_code: '',
  mobile: '',
  language: 'en',
  is_receive: true,
  platform_role: '',
}

function known(person: PersonRecord): Beginning {
  const { first_name, last_name, email, gender, language, is_receive } = person
  return {
    first_name,
    last_name,
    email,
    gender,
    language,
    is_receive,
    username: person.username ?? '',
    dob: person.dob ?? '',
    employment_status: person.employment_status ?? '',
    education_level: person.education_level ?? '',
    country: person.country ?? '',
    country_code: person.country_code ?? '',
    mobile: person.mobile ?? '',
    platform_role: person.platform_role ?? '',
  }
}

/** What the form begins with: what is known of somebody, or nothing but where they are to be. */
export function valuesOf(person: PersonRecord | null, places: readonly Place[]) {
  return { ...(person ? known(person) : newcomer), memberships: [...places] }
}

type PersonFieldsProps = {
  form: FormFields<Name>
  person: PersonRecord | null
  places: readonly Place[]
  /** Why the address cannot be changed here, if it cannot. */
  fixedAddress: string | null
}

/** All fields of a user, for a new one and for one that is there. */
export function PersonFields({ form, person, places, fixedAddress }: PersonFieldsProps) {
  const t = useT()
  const { data: roles = [] } = useQuery(readQuery('GET /admin/roles', {}))
  const employment = useOptions('employment_status')
  const education = useOptions('education_level')
  const dial = useDialCountry(form, { code: person?.country_code ?? '', home: person?.country ?? '' })
  const keys = roles.map(({ key }) => key)
  const isRoot = person?.platform_role === 'root'
  const offersStaff = keys.includes('moderator') || Boolean(person?.platform_role)
  const memberships = form.getInputProps('memberships')
  return (
    <>
      <FormSection title={t('users.about')} hint={t('users.aboutHint')}>
        <NameFields form={form} />
        <FormRow>
          <TextInput
            key={form.key('username')}
            {...form.getInputProps('username')}
            label={t('form.optional', { label: t('users.username') })}
            autoComplete="off"
            spellCheck={false}
            size="md"
          />
          <ChoiceField
            {...form.getInputProps('language')}
            label={t('users.language')}
            choices={languages.map((value) => ({ value, label: languageName[value] }))}
            placeholder={t('form.choose')}
            size="md"
          />
        </FormRow>
        <FormRow>
          <BornOnField form={form} name="dob" />
          <GenderField form={form} />
        </FormRow>
        <FormRow>
          <ChoiceField
            {...form.getInputProps('employment_status')}
            label={t('person.employment')}
            choices={employment}
            placeholder={t('form.choose')}
            size="md"
          />
          <ChoiceField
            {...form.getInputProps('education_level')}
            label={t('person.education')}
            choices={education}
            placeholder={t('form.choose')}
            size="md"
          />
        </FormRow>
        <CountryField form={form} onChosen={() => {}} />
      </FormSection>
      <FormSection title={t('users.reach')} {...(person?.verified && { hint: t('users.addressHint') })}>
        <AddressField form={form} autoComplete="email" fixed={fixedAddress} />
        <MobileFields form={form} dial={dial} />
        <Checkbox
          key={form.key('is_receive')}
          {...form.getInputProps('is_receive', { type: 'checkbox' })}
          label={t('users.receive')}
        />
      </FormSection>
      <FormSection title={t('users.places')} hint={t('users.placesHint')}>
        {offersStaff && (
          <ChoiceField
            {...form.getInputProps('platform_role')}
            label={t('users.staffRole')}
            choices={[
              // Nobody makes a root here, nor brings one down.
              ...(isRoot ? [{ value: 'root', label: t('role.root') }] : []),
              { value: 'moderator', label: t('role.moderator') },
            ]}
            placeholder={t('users.noStaffRole')}
            disabled={isRoot}
            size="md"
          />
        )}
        <PlacesField
          initial={places}
          roles={keys}
          error={memberships.error}
          data-path={memberships['data-path']}
          onChange={memberships.onChange}
        />
      </FormSection>
    </>
  )
}
