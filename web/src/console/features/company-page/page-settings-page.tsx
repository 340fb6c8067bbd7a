import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { PitchTabs } from '../../slide/pitch-tabs.tsx'
import { useT } from '../../words.ts'
import { PageForm } from './page-form.tsx'
import { PageLink } from './page-link.tsx'
import { pageSettingsQuery, strategiesQuery } from './page-query.ts'
import classes from './page-settings-page.module.css'
import { Showcase } from './showcase.tsx'

/** What anybody may see of the company. */
export function PageSettingsPage() {
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  const canEdit = may(person, 'page.edit')
  const [edition, setEdition] = useState(0)
  const page = useQuery(pageSettingsQuery(group_id))
  // Before it is known what there is to choose from, nothing can stand as chosen.
  const strategies = useQuery(strategiesQuery(group_id))
  const error = page.error ?? strategies.error
  const retry = () => Promise.all([page.refetch(), strategies.refetch()])
  const isThere = page.data !== undefined && strategies.data !== undefined
  return (
    <ShellPage name="surveys.catchers-pitch.page" title={t('pageSettings.title')} lead={t('pageSettings.lead')}>
      <PitchTabs />
      {!isThere && <NotYet error={error} onRetry={retry} />}
      {isThere && (
        <div className={classes.page}>
          {!canEdit && <p className={classes.hint}>{t('pageSettings.readOnly')}</p>}
          <PageLink page={page.data} />
          <PageForm
            key={edition}
            group_id={group_id}
            page={page.data}
            strategies={strategies.data}
            isReadOnly={!canEdit}
            onTheirs={() => setEdition(edition + 1)}
          />
          <Showcase group_id={group_id} canEdit={canEdit} />
        </div>
      )}
    </ShellPage>
  )
}
