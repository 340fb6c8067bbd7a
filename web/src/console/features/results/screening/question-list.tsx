import { Link } from '@tanstack/react-router'
import { useT } from '../../../words.ts'
import classes from './screening.module.css'

type QuestionListProps = { survey_id: string; questions: readonly string[]; chosen: number | null }

/** What was asked. Each question leads to what everybody answered to it. */
export function QuestionList({ survey_id, questions, chosen }: QuestionListProps) {
  const t = useT()
  const linkTo = (question: number | null, name: string) => (
    <Link
      className={classes.question}
      to="/surveys/$id/screening"
      params={{ id: survey_id }}
      search={{ question: question ?? undefined }}
      activeOptions={{ exact: true, explicitUndefined: true }}
      aria-current={question === chosen ? 'page' : undefined}
      resetScroll={false}
    >
      {name}
    </Link>
  )
  return (
    <nav className={classes.questions} aria-labelledby="screening-questions">
      <h2 id="screening-questions">{t('screened.questions')}</h2>
      <ol className={classes.numbered}>
        {questions.map((question, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what a question is asked by, and two may read alike.
          <li key={index}>{linkTo(index + 1, question)}</li>
        ))}
      </ol>
      {linkTo(null, t('screened.all'))}
    </nav>
  )
}
