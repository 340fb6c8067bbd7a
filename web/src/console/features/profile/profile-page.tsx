import { useState } from 'react'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

export function ProfilePage() {
  const t = useT()
  const person = usePerson()
  const [edition, setEdition] = useState(0)
  return (
    <ShellPage name="surveys.profile" title={t('profile.title')} lead={t('profile.lead')}>
      <ProfileTabs />
      <ProfileForm key={edition} person={person} onTheirs={() => setEdition(edition + 1)} />
    </ShellPage>
  )
}
