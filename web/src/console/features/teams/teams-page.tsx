import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { usePerson } from '../../person/load-person.ts'
import { type Company, may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { CoverChoice } from './cover-choice.tsx'
import { CoverPhoto } from './cover-photo.tsx'
import { TeamDepartments } from './team-departments.tsx'
import { TeamPeople } from './team-people.tsx'

const tabs = [
  { key: undefined, label: 'teams.people' },
  { key: 'departments', label: 'teams.departments' },
  { key: 'cover', label: 'teams.cover' },
] as const

type View = { tab: (typeof tabs)[number]['key']; company: Company; manages: boolean }

function TeamView({ tab, company, manages }: View) {
  switch (tab) {
    case 'departments':
      return <TeamDepartments company={company} manages={manages} />
    case 'cover':
      return <CoverChoice company={company} manages={manages} />
    case undefined:
      return <TeamPeople company={company} manages={manages} />
  }
}

/** Who works in the company, how it is divided, and what stands at the top of its pages. */
export function TeamsPage() {
  const t = useT()
  const person = usePerson()
  const { tab } = useSearch({ from: '/signed-in/surveys/teams' })
  const { company } = person
  const manages = may(person, 'team.manage')
  return (
    <ShellPage
      name="surveys.teams"
      title={t('teams.title')}
      lead={t('teams.lead', { company: company?.name ?? '' })}
      actions={
        manages && (
          <Button renderRoot={(props) => <Link {...props} to="/surveys/teams/add" />}>{t('teams.invite')}</Button>
        )
      }
    >
      {company && tab !== 'cover' && <CoverPhoto group_id={company.id} />}
      <Tabs label={t('teams.title')}>
        {tabs.map(({ key, label }) => (
          <Link key={label} to="/surveys/teams" search={{ tab: key }} {...viewTab(key === tab)}>
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {company && <TeamView key={tab} tab={tab} company={company} manages={manages} />}
    </ShellPage>
  )
}
