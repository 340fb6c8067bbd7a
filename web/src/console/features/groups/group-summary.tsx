import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/translator.ts'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { useCountries } from '../../form/choices.ts'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import type { GroupRecord } from './group-record.ts'
import { sizeNames } from './group-words.ts'

/** A company in figures and facts. */
export function GroupSummary({ group }: { group: GroupRecord }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const countries = useCountries()
  const query = readQuery('GET /admin/groups/{id}/summary', { params: { id: group.id } })
  const { data: summary, error, refetch } = useQuery(query)
  if (!summary) return <NotYet shape="cards" error={error} onRetry={refetch} />
  const { people, surveys, invites, results, plan } = summary
  return (
    <FactsGrid>
      <Facts
        title={t('groups.details')}
        facts={[
          { label: t('groups.registration'), value: group.registration_number ?? t('groups.unsaid') },
          { label: t('groups.employees'), value: group.employees ?? t('groups.unsaid') },
          { label: t('groups.industry'), value: group.industry?.name ?? t('groups.unsaid') },
          {
            label: t('groups.size'),
            value: group.business_size ? t(sizeNames[group.business_size]) : t('groups.unsaid'),
          },
          {
            label: t('groups.country'),
            value: countries.find(({ value }) => value === group.country)?.label ?? t('groups.unsaid'),
          },
          {
            label: t('groups.plan'),
            value: plan
              ? t('groups.planUntil', { plan: plan.title, day: formatDay(lastMomentBefore(plan.ends_at), language) })
              : t('groups.noPlan'),
          },
          { label: t('groups.created'), value: formatDay(new Date(group.created_at), language) },
        ]}
      />
      <Facts
        title={t('groups.people')}
        facts={[
          { label: t('role.owner'), value: people.owner },
          { label: t('role.manager'), value: people.manager },
          { label: t('role.member'), value: people.member },
          { label: t('role.applicant'), value: people.applicant },
        ]}
      />
      <Facts
        title={t('groups.surveys')}
        facts={[
          { label: t('surveys.draft'), value: surveys.draft },
          { label: t('surveys.live'), value: surveys.live },
          { label: t('surveys.closed'), value: surveys.closed },
        ]}
      />
      <Facts
        title={t('groups.invites')}
        facts={[
          { label: t('groups.invited'), value: invites.invited },
          { label: t('groups.started'), value: invites.started },
          { label: t('groups.completed'), value: invites.completed },
          { label: t('groups.declined'), value: invites.declined },
        ]}
      />
      <Facts
        title={t('groups.decisions')}
        facts={[
          { label: t('results.shortlisted'), value: results.accepted },
          { label: t('results.pipeline'), value: results.pipeline },
          { label: t('results.rejected'), value: results.rejected },
          { label: t('results.undecided'), value: results.undecided },
        ]}
      />
    </FactsGrid>
  )
}
