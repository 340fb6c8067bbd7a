import { useState } from 'react'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ProfileTabs } from '../../person/profile-tabs.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { ProfileForm } from './profile-form.tsx'
import { ShowcaseCard } from './showcase-card.tsx'

export function ProfilePage() {
  const t = useT()
  const person = usePerson()
  const { user, company } = person
  const [edition, setEdition] = useState(0)
  return (
    <ShellPage name="surveys.profile" title={t('profile.title')} lead={t('profile.lead')}>
      <ProfileTabs />
      <ProfileForm key={edition} person={person} onTheirs={() => setEdition(edition + 1)} />
      {company && !company.suspended && !user.impersonate && may(person, 'team.view') && (
        <ShowcaseCard key={company.id} company={company} />
      )}
    </ShellPage>
  )
}
