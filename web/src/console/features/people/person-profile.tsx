import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { formatDay, formatMoment, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { useCountries, useOptions } from '../../form/choices.ts'
import { useT } from '../../words.ts'
import { PersonDeeds } from './person-deeds.tsx'
import type { PersonRecord } from './person-record.ts'

function Companies({ person }: { person: PersonRecord }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const day = (written: string) => formatDay(startOfDay(written), language)
  return person.memberships.map(({ group, role, departments, hired_at, resigned_at }) => (
    <Facts
      key={group.id}
      title={group.name}
      facts={[
        { label: t('users.role'), value: t(`role.${roleKeyFrom(role)}`) },
        { label: t('users.departments'), value: departments.map(({ name }) => name).join(', ') || t('users.unsaid') },
        { label: t('users.hired'), value: hired_at ? day(hired_at) : t('users.unsaid') },
        { label: t('users.resigned'), value: resigned_at ? day(resigned_at) : t('users.unsaid') },
        {
          label: t('users.company'),
          value: (
            <Link to="/admin/groups/$id" params={{ id: group.id }}>
              {group.name}
            </Link>
          ),
        },
      ]}
    />
  ))
}

/** Everything that staff may know of somebody, but for what they answered. */
export function PersonProfile({ person }: { person: PersonRecord }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const countries = useCountries()
  const employment = useOptions('employment_status')
  const education = useOptions('education_level')
  const nameIn = (choices: { value: string; label: string }[], value: string | null) =>
    choices.find((choice) => choice.value === value)?.label ?? value ?? t('users.unsaid')
  const genders = [
    { value: 'FEMALE', label: t('person.female') },
    { value: 'MALE', label: t('person.male') },
  ]
  const seen = person.last_seen_at && new Date(person.last_seen_at)
  return (
    <FactsGrid>
      <Facts
        title={t('users.about')}
        facts={[
          { label: t('users.username'), value: person.username ?? t('users.unsaid') },
          {
            label: t('users.born'),
            value: person.dob ? formatDay(startOfDay(person.dob), language) : t('users.unsaid'),
          },
          { label: t('person.gender'), value: nameIn(genders, person.gender) },
          { label: t('person.employment'), value: nameIn(employment, person.employment_status) },
          { label: t('person.education'), value: nameIn(education, person.education_level) },
          { label: t('person.country'), value: nameIn(countries, person.country) },
          { label: t('users.language'), value: languageName[person.language] },
        ]}
      />
      <Facts
        title={t('users.account')}
        facts={[
          {
            label: t('signIn.email'),
            value: person.email_to_verify
              ? `${person.email} (${t('users.waiting', { email: person.email_to_verify })})`
              : person.email,
          },
          {
            label: t('person.mobile'),
            value: [person.country_code, person.mobile].filter(Boolean).join(' ') || t('users.unsaid'),
          },
          { label: t('users.role'), value: t(`role.${roleKeyFrom(person.role)}`) },
          {
            label: t('users.lastSeen'),
            value: seen ? formatMoment(seen, language) : t(person.has_password ? 'users.never' : 'users.noPassword'),
          },
          { label: t('people.since'), value: formatDay(new Date(person.created_at), language) },
          { label: t('users.uniqueId'), value: person.unique_id },
        ]}
      >
        <PersonDeeds person={person} />
      </Facts>
      <Companies person={person} />
    </FactsGrid>
  )
}
