import { moduleKindCodeOf } from '@catchpitch/contract/modules/module-kind'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { ListFoot } from '../../list/list-foot.tsx'
import { isNarrowed } from '../../list/list-state.ts'
import { ListTools } from '../../list/list-tools.tsx'
import { useList } from '../../list/use-list.ts'
import { NotYet } from '../../not-yet.tsx'
import type { Company } from '../../person/person.ts'
import { ExpiryBadge } from '../../survey/expiry-badge.tsx'
import { SurveyMenu } from '../../survey/survey-menu.tsx'
import { SurveyProgress } from '../../survey/survey-progress.tsx'
import { SurveyState } from '../../survey/survey-state.tsx'
import { useT } from '../../words.ts'
import { NoSurveys } from './no-surveys.tsx'
import classes from './surveys-cards.module.css'
import { useSurveyFilters } from './surveys-filters.ts'
import { type ListedSurvey, surveysGrammar, surveysQuery } from './surveys-list.ts'

function SurveyCard({ survey, group_id }: { survey: ListedSurvey; group_id: string }) {
  const t = useT()
  const { id, name, status, kind, department, questions, expires_at, participants } = survey
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <SurveyState status={status} />
        <SurveyMenu survey={survey} group_id={group_id} />
      </div>
      <h2 className={classes.name}>
        <Link to="/surveys/$id/overview" params={{ id }}>
          {name}
        </Link>
      </h2>
      <p className={classes.facts}>
        {[
          kind !== null && t(`moduleKind.${moduleKindCodeOf(kind)}`),
          t('surveys.questionCount', { count: questions }),
          department,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SurveyProgress participants={participants} />
      <ExpiryBadge expires_at={expires_at} />
    </li>
  )
}

const orders = [
  { key: '-created_at', label: 'surveys.newest' },
  { key: 'created_at', label: 'surveys.oldest' },
  { key: 'name', label: 'surveys.byName' },
  { key: 'expires_at', label: 'surveys.byExpiry' },
] as const

/** A company's surveys side by side. */
export function SurveysCards({ company }: { company: Company }) {
  const t = useT()
  const list = useList(surveysGrammar, surveysQuery(company.id))
  const filters = useSurveyFilters()
  const { rows, pagination, error, state, show } = list
  if (rows?.length === 0 && !isNarrowed(state)) return <NoSurveys company={company} />
  return (
    <>
      <ListTools
        list={list}
        keywordLabel={t('surveys.keyword')}
        filters={filters}
        orders={orders.map(({ key, label }) => ({ key, label: t(label) }))}
      />
      {rows === null && <NotYet of="list" shape="cards" error={error} onRetry={list.retry} />}
      {rows?.length === 0 && (
        <EmptyState picture="search" title={t('list.noMatch')} text={t('list.noMatchText')}>
          <Button variant="default" onClick={() => show({ keyword: '', filter: {} })}>
            {t('list.clear')}
          </Button>
        </EmptyState>
      )}
      <ul className={classes.cards} aria-label={t('surveys.title')} aria-busy={list.busy}>
        {rows?.map((survey) => (
          <SurveyCard key={survey.id} survey={survey} group_id={company.id} />
        ))}
      </ul>
      {pagination && rows && rows.length > 0 && <ListFoot pagination={pagination} onPage={(page) => show({ page })} />}
    </>
  )
}
