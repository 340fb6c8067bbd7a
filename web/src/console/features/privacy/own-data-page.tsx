import { usePerson } from '../../person/load-person.ts'
import ownPage from '../../person/own-page.module.css'
import { ProfileTabs } from '../../person/profile-tabs.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { DownloadCard } from './download-card.tsx'
import { ErasureForm } from './erasure-form.tsx'

/** What the product holds about whoever looks, to take along or to have erased. */
export function OwnDataPage() {
  const t = useT()
  const { impersonate } = usePerson().user
  return (
    <ShellPage name="surveys.profile.data" title={t('myData.title')} lead={t('myData.lead')}>
      <ProfileTabs />
      {impersonate ? (
        <p className={ownPage.card}>{t('myData.inPerson')}</p>
      ) : (
        <>
          <DownloadCard />
          <ErasureForm />
        </>
      )}
    </ShellPage>
  )
}
