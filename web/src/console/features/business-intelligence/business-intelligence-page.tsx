import { funnelSplits } from '@catchpitch/contract/business-intelligence/funnel'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import classes from './business-intelligence-page.module.css'
import { CompanyStory } from './company-story.tsx'
import { type FunnelView, funnelQuery, funnelView } from './funnel-address.ts'
import { FunnelExport } from './funnel-export.tsx'
import { FunnelFilters } from './funnel-filters.tsx'
import { FunnelSteps } from './funnel-steps.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { HiringOutcomes } from './hiring-outcomes.tsx'
import { Milestones } from './milestones.tsx'

const isNarrowed = ({ survey, department, source, from }: FunnelView) =>
  [survey, department, source, from].some((chosen) => chosen !== undefined)

function NobodyYet({ view }: { view: FunnelView }) {
  const t = useT()
  const person = usePerson()
  if (isNarrowed(view)) return <EmptyState picture="data" title={t('funnel.noneSo')} text={t('funnel.noneSoText')} />
  return (
    <EmptyState picture="data" title={t('funnel.none')} text={t('funnel.noneText')}>
      {may(person, 'survey.edit') && (
        <Button renderRoot={(props) => <Link {...props} to="/surveys" />}>{t('surveys.title')}</Button>
      )}
    </EmptyState>
  )
}

function HiringFunnel({ group_id, view }: { group_id: string; view: FunnelView }) {
  const t = useT()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({ ...funnelQuery(group_id, view), placeholderData: keepPreviousData })
  if (!data) return <NotYet error={error} onRetry={refetch} />
  if (data.total[0]?.people === 0) return <NobodyYet view={view} />
  return (
    <>
      <section className={classes.card} aria-labelledby="funnel">
        <h2 id="funnel">{t('funnel.title')}</h2>
        <p className={classes.lead}>{t('funnel.lead')}</p>
        <FunnelSteps funnel={data.total} />
      </section>
      <section className={classes.card} aria-labelledby="funnel-parts">
        <div className={classes.head}>
          <h2 id="funnel-parts">{t('funnel.parts')}</h2>
          <WordSegments
            label={t('funnel.parts')}
            value={view.by}
            segments={funnelSplits.map((split) => ({ value: split, label: t(`funnel.by.${split}`) }))}
            onChoose={(by) =>
              void navigate({
                to: '/surveys/business-intelligence',
                search: (before) => ({ ...before, by }),
                replace: true,
              })
            }
          />
        </div>
        <p className={classes.lead}>{t('funnel.partsLead')}</p>
        <FunnelTable told={data} by={view.by} />
      </section>
    </>
  )
}

/** How far people come who are invited, and where they stay behind; and what the company is proud of. */
export function BusinessIntelligencePage() {
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  const { tab, ...address } = useSearch({ from: '/signed-in/surveys/business-intelligence' })
  const view = funnelView(address)
  const isHiring = tab === undefined
  const canEdit = may(person, 'page.edit')
  return (
    <ShellPage
      name="surveys.business-intelligence"
      title={t('intelligence.title')}
      lead={t(isHiring ? 'intelligence.lead' : 'milestones.lead')}
      actions={isHiring && may(person, 'result.export') && <FunnelExport group_id={group_id} view={view} />}
    >
      <Tabs label={t('intelligence.title')}>
        <Link to="/surveys/business-intelligence" search={{ tab: undefined }} {...viewTab(isHiring)}>
          {t('intelligence.hiring')}
        </Link>
        <Link to="/surveys/business-intelligence" search={{ tab: 'milestones' }} {...viewTab(!isHiring)}>
          {t('milestones.title')}
        </Link>
      </Tabs>
      {isHiring ? (
        <div className={classes.board}>
          <FunnelFilters group_id={group_id} view={view} />
          <HiringFunnel group_id={group_id} view={view} />
          {may(person, 'outcome.view') && <HiringOutcomes group_id={group_id} />}
        </div>
      ) : (
        <div className={classes.board}>
          <CompanyStory group_id={group_id} canEdit={canEdit} />
          <Milestones group_id={group_id} canEdit={canEdit} />
        </div>
      )}
    </ShellPage>
  )
}
