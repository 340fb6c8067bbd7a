import { usePerson } from '../../person/load-person.ts'
import classes from '../../person/own-page.module.css'
import { ProfileTabs } from '../../person/profile-tabs.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function PasswordPage() {
  const t = useT()
  const { impersonate } = usePerson().user
  return (
    <ShellPage name="surveys.profile.change" title={t('myPassword.title')} lead={t('myPassword.lead')}>
      <ProfileTabs />
      {/* What proves who somebody is stays with that person. */}
      {impersonate ? <p className={classes.card}>{t('error.impersonation.forbidden')}</p> : <PasswordForm />}
      <SessionsCard inPerson={impersonate === null} />
    </ShellPage>
  )
}
