import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import classes from './blind-reading-page.module.css'

/** What everybody wrote about one situation, mixed, so that sentences are read and not people. */
export function BlindReadingPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { situation } = useSearch({ from: '/signed-in/surveys/$id/blind-reading' })
  const { company } = usePerson()
  const query = { group_id: company?.id ?? '', ...(situation === undefined ? {} : { situation_id: situation }) }
  const { data, error, refetch } = useQuery(readQuery('GET /my-surveys/{id}/blind-reading', { params: { id }, query }))
  const body = () => {
    if (!data) return <NotYet error={error} onRetry={refetch} />
    const asked = data.situations.find((one) => one.id === data.situation_id)
    return (
      <>
        <Tabs label={t('reports.situations')}>
          {data.situations.map((one, index) => (
            <Link
              key={one.id}
              to="/surveys/$id/blind-reading"
              params={{ id }}
              search={{ situation: index === 0 ? undefined : one.id }}
              {...viewTab(one.id === data.situation_id)}
            >
              {one.name}
            </Link>
          ))}
        </Tabs>
        {data.statements.length === 0 ? (
          <EmptyState picture="answers" title={t('reports.blindNothing')} text={t('reports.blindNothingText')} />
        ) : (
          <div className={classes.page}>
            <h2 className={classes.topic}>{asked?.topic}</h2>
            <p className={classes.note}>
              {t(data.more ? 'reports.blindSome' : 'reports.blindAll', {
                statements: data.statements.length,
                people: data.people,
              })}
            </p>
            <ul className={classes.statements}>
              {data.statements.map((text, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- they have no name by which they could be told apart.
                <li key={index}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </>
    )
  }
  return (
    <ShellPage
      name="surveys.id.blind-reading"
      title={t('reports.blind')}
      lead={t('reports.blindLead')}
      above={
        <Link to="/surveys/$id/results" params={{ id }}>
          {t('results.title')}
        </Link>
      }
    >
      {body()}
    </ShellPage>
  )
}
