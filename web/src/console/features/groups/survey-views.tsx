import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EmptyList } from '../../empty/empty-list.tsx'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import { surveyStatusNames } from './group-words.ts'
import type { SurveyKey } from './survey-key.ts'
import classes from './survey-views.module.css'

type FetchedProps<Data, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  children: (data: Data) => ReactNode
}

/** What a view reads: its place while that is on the way, and why if it does not come. */
function Fetched<Data, Key extends readonly unknown[]>({ query, children }: FetchedProps<Data, Key>) {
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  return <NotYet shape="cards" error={error} onRetry={refetch} />
}

type ViewProps = { survey: SurveyKey }

export function SurveyOverview({ survey }: ViewProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const day = (written: string | null) => (written ? formatDay(new Date(written), language) : t('groups.notYet'))
  return (
    <Fetched query={readQuery('GET /admin/groups/{id}/surveys/{survey_id}/overview', { params: survey })}>
      {({ invites, results, participants, ...overview }) => (
        <FactsGrid>
          <Facts
            title={t('groups.overview')}
            facts={[
              { label: t('groups.state'), value: t(surveyStatusNames[overview.status]) },
              { label: t('groups.createdBy'), value: overview.created_by ?? t('groups.unsaid') },
              { label: t('groups.createdAt'), value: day(overview.created_at) },
              { label: t('groups.publishedAt'), value: day(overview.published_at) },
              { label: t('groups.firstAnswer'), value: day(overview.first_answer_at) },
              { label: t('groups.expires'), value: day(overview.expires_at) },
              { label: t('groups.department'), value: overview.department ?? t('groups.unsaid') },
              { label: t('groups.shownBy'), value: t(overview.shows_names ? 'groups.byName' : 'groups.byCode') },
            ]}
          />
          <Facts
            title={t('groups.invitesFigure')}
            facts={[
              { label: t('groups.invited'), value: participants.invited },
              { label: t('invite.queued'), value: invites.queued },
              { label: t('invite.sent'), value: invites.sent },
              { label: t('invite.failed'), value: invites.failed },
              { label: t('invite.opened'), value: invites.opened },
              { label: t('invite.started'), value: invites.started },
              { label: t('invite.completed'), value: invites.completed },
              { label: t('invite.declined'), value: invites.declined },
              { label: t('invite.expired'), value: invites.expired },
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
      )}
    </Fetched>
  )
}

export function SurveyPurpose({ survey }: ViewProps) {
  const t = useT()
  return (
    <Fetched query={readQuery('GET /admin/groups/{id}/surveys/{survey_id}/purpose', { params: survey })}>
      {({ description, module, language, expression }) => (
        <Facts
          title={t('groups.purpose')}
          facts={[
            {
              label: t('groups.description'),
              value: description ? <span className={classes.text}>{description}</span> : t('groups.unsaid'),
            },
            { label: t('groups.module'), value: module?.name ?? t('groups.unsaid') },
            { label: t('groups.language'), value: languageName[languageFrom(language)] },
            {
              label: t('groups.expression'),
              value: expression.map((method) => t(`groups.method${method}`)).join(', '),
            },
          ]}
        />
      )}
    </Fetched>
  )
}

const standings = [
  { key: 'accepted', label: 'results.shortlisted' },
  { key: 'pipeline', label: 'results.pipeline' },
  { key: 'rejected', label: 'results.rejected' },
  { key: 'undecided', label: 'results.undecided' },
] as const

export function SurveyPipeline({ survey }: ViewProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  return (
    <Fetched query={readQuery('GET /admin/groups/{id}/surveys/{survey_id}/pipeline', { params: survey })}>
      {({ counts, latest }) =>
        Object.values(counts).every((count) => count === 0) ? (
          <EmptyList of="results" />
        ) : (
          <FactsGrid>
            {standings.map(({ key, label }) => (
              <Facts
                key={key}
                title={`${t(label)} (${counts[key]})`}
                facts={latest[key].map(({ name, code, completed_at }) => ({
                  label: name ?? code,
                  value: formatDay(new Date(completed_at), language),
                }))}
              >
                {latest[key].length === 0 && <p className={classes.none}>{t('groups.nobodyThere')}</p>}
              </Facts>
            ))}
          </FactsGrid>
        )
      }
    </Fetched>
  )
}

export function SurveyScreening({ survey }: ViewProps) {
  const t = useT()
  return (
    <Fetched query={readQuery('GET /admin/groups/{id}/surveys/{survey_id}/screening', { params: survey })}>
      {(questions) =>
        questions.length === 0 ? (
          <EmptyState picture="answers" title={t('groups.noScreening')} text={t('groups.noScreeningText')} />
        ) : (
          <Facts
            title={t('groups.screening')}
            facts={questions.map(({ position, text }) => ({ label: String(position), value: text }))}
          />
        )
      }
    </Fetched>
  )
}

export function SurveyQuestions({ survey }: ViewProps) {
  const t = useT()
  return (
    <Fetched query={readQuery('GET /admin/groups/{id}/surveys/{survey_id}/questions', { params: survey })}>
      {(questions) =>
        questions.length === 0 ? (
          <EmptyState picture="data" title={t('groups.noQuestions')} text={t('groups.noQuestionsText')} />
        ) : (
          <ol className={classes.questions}>
            {questions.map(({ id, position, name, topic, text, dimension, parameters }) => (
              <li key={id} className={classes.question}>
                <h2 className={classes.name}>
                  {position}. {name}
                </h2>
                <p className={classes.none}>{dimension}</p>
                <p>{topic}</p>
                <p className={classes.text}>{text}</p>
                <p className={classes.none}>{parameters.join(' · ')}</p>
              </li>
            ))}
          </ol>
        )
      }
    </Fetched>
  )
}
