import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../../i18n/translator.ts'
import { EmptyList } from '../../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../../list/entity-table.tsx'
import { useList } from '../../../list/use-list.ts'
import { StandingBadge } from '../../../standing/standing-badge.tsx'
import { useT } from '../../../words.ts'
import { TwoLines } from '../all-results-cells.tsx'
import { type Decidable, nameOf } from '../deciding/decidable.ts'
import { Flag, ReadLink } from '../deciding/person-cells.tsx'
import { useBulkDecide } from '../deciding/use-bulk-decide.ts'
import type { SurveyKey } from '../results-list.ts'
import { useStandingFilters } from '../use-result-filters.ts'
import classes from './screening.module.css'
import {
  type Answer,
  answersQuery,
  type Screened,
  screenedQuery,
  screeningGrammar,
  withinQuestion,
} from './screening-list.ts'

type Listed = Decidable & { events: number; is_repeat: boolean; completed_at: string }

/** Who it is and how they stand, round what they answered. */
function useColumns<Row extends Listed>(answered: ListColumn<Row>): readonly ListColumn<Row>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'person',
      title: t('results.person'),
      fixed: true,
      cell: ({ name, code }) => (name === null ? code : <TwoLines first={name} second={code} />),
    },
    answered,
    { key: 'status', title: t('results.status'), cell: ({ status }) => <StandingBadge status={status} /> },
    { key: 'flag', title: t('flag.title'), cell: (row) => <Flag of={row} /> },
    {
      key: 'completed',
      title: t('results.completed'),
      narrow: true,
      order: 'completed_at',
      cell: ({ completed_at }) => formatDay(new Date(completed_at), language),
    },
  ]
}

/** What somebody answered, each under its question. */
function Answers({ answers }: Pick<Screened, 'answers'>) {
  const t = useT()
  if (answers.length === 0) return <span className={classes.none}>{t('screened.none')}</span>
  return (
    <dl className={classes.answers}>
      {answers.map(({ position, question, text }) => (
        <div key={position}>
          <dt>{question}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const saidToEach = ({ answers }: Screened) => <Answers answers={answers} />
const saidToOne = ({ text }: Answer) => <p className={classes.answer}>{text}</p>

/** Everybody with all that they answered. */
export function ScreenedPeople({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const list = useList(screeningGrammar, screenedQuery(survey))
  const filters = useStandingFilters()
  const { bulk, dialog } = useBulkDecide<Screened>(survey)
  const columns = useColumns<Screened>({
    key: 'answers',
    title: t('screened.answers'),
    cell: saidToEach,
  })
  return (
    <>
      <EntityTable
        name="survey_screening"
        title={t('screened.people')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        keywordLabel={t('deciding.keyword')}
        filters={filters}
        renderActions={(person) => <ReadLink person={person} />}
        bulk={bulk}
        empty={<EmptyList of="answers" />}
      />
      {dialog}
    </>
  )
}

type AnswersProps = { survey: SurveyKey; question: number; text: string }

/** What everybody answered to one question, one below the other: so they are read against each other, not one by one. */
export function AnswersToOne({ survey, question, text }: AnswersProps) {
  const t = useT()
  const list = withinQuestion(useList(screeningGrammar, answersQuery(survey, question)), question)
  const filters = useStandingFilters()
  const { bulk, dialog } = useBulkDecide<Answer>(survey)
  const columns = useColumns<Answer>({
    key: 'answer',
    title: t('screened.answer'),
    cell: saidToOne,
  })
  return (
    <>
      <h2 className={classes.asked}>{text}</h2>
      <EntityTable
        name="survey_answers"
        title={t('screened.answersTo', { question: text })}
        list={list}
        columns={columns}
        nameOf={nameOf}
        keywordLabel={t('screened.keyword')}
        filters={filters}
        renderActions={(person) => <ReadLink person={person} />}
        bulk={bulk}
        empty={<EmptyList of="answers" />}
      />
      {dialog}
    </>
  )
}
