import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './person-statements.module.css'

type Statements = NonNullable<Reply<'GET /admin/users/{id}/statements'>>
type Topic = Statements['topics'][number]
type Statement = Topic['statements'][number]

const controlNames = ['users.much', 'users.some', 'users.none'] as const

function Rated({ statement, scale }: { statement: Statement; scale: number }) {
  const t = useT()
  const { feeling, control, shade, parameter, shade_text } = statement
  const controlName = control === null ? undefined : controlNames[control - 1]
  return (
    <dl className={classes.rated}>
      {feeling !== null && (
        <div>
          <dt>{t('users.feeling')}</dt>
          <dd>{t('users.feelingOf', { feeling, scale })}</dd>
        </div>
      )}
      {controlName && (
        <div>
          <dt>{t('users.control')}</dt>
          <dd>{t(controlName)}</dd>
        </div>
      )}
      {shade !== null && (
        <div>
          <dt>{t('users.shade')}</dt>
          <dd>
            {shade} {[parameter, shade_text].filter(Boolean).join(': ')}
          </dd>
        </div>
      )}
    </dl>
  )
}

function TopicCard({ topic, scale }: { topic: Topic; scale: number }) {
  const t = useT()
  return (
    <section className={classes.card}>
      <header>
        <h2 className={classes.title}>
          {topic.position}. {topic.name}
        </h2>
        <p className={classes.topic}>{topic.topic}</p>
      </header>
      {topic.statements.length === 0 && <p className={classes.topic}>{t('users.notWritten')}</p>}
      <ol className={classes.statements}>
        {topic.statements.map((statement) => (
          <li key={statement.slot} className={classes.statement}>
            <span className={classes.rank} title={t('users.rank')}>
              {statement.rank ?? '·'}
            </span>
            <div>
              <p className={classes.text}>{statement.text}</p>
              <Rated statement={statement} scale={scale} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What somebody wrote in one survey, as they wrote it. */
export function PersonStatements({ id, test_id }: { id: string; test_id: string | undefined }) {
  const t = useT()
  const input = { params: { id }, query: test_id === undefined ? {} : { test_id } }
  const { data, error, refetch } = useQuery({
    ...readQuery('GET /admin/users/{id}/statements', input),
    // Each look is kept in the log, so a page that is only brought back to the front does not look again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (data === undefined) return <NotYet error={error} onRetry={refetch} />
  if (data === null) {
    return <EmptyState picture="answers" title={t('users.statementsEmpty')} text={t('users.statementsEmptyText')} />
  }
  return (
    <div className={classes.page}>
      <header>
        <h2 className={classes.title}>
          {data.survey.name}, {data.group.name}
        </h2>
        <p className={classes.topic}>{t('users.logged', { company: data.group.name })}</p>
      </header>
      {data.topics.map((topic) => (
        <TopicCard key={topic.position} topic={topic} scale={data.feelings_scale} />
      ))}
    </div>
  )
}
