import { interpretationType } from '@catchpitch/contract/reports/interpretation-type'
import { Button } from '@mantine/core'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './query-readings.module.css'
import type { DynamicReport, ReportedPerson } from './report-query.ts'

type Interpretation = ReportedPerson['by_query'][number]['interpretations'][number]

type KeepingProps = { group_id: string; survey_id: string; mayEdit: boolean }

function Reading({ one, group_id, survey_id, mayEdit }: KeepingProps & { one: Interpretation }) {
  const t = useT()
  const keep = useWrite('POST /my-surveys/save-interpretation-preference', {
    stale: ['/my-surveys/get-users-dynamic-interpretation-results'],
  })
  const isQuestion = one.type === interpretationType.question
  const body = { survey_id, interpretation_ids: [one.id], is_kept: !one.is_kept }
  return (
    <li className={classes.reading} data-quadrant={one.quadrant} data-left-out={!one.is_kept || undefined}>
      <p className={classes.kind}>{t(isQuestion ? 'reports.toAsk' : 'reports.toRead')}</p>
      <h4>{one.name}</h4>
      {one.is_kept && <p className={classes.text}>{one.description}</p>}
      {mayEdit && (
        <Button
          className={classes.keep ?? ''}
          size="compact-sm"
          variant="subtle"
          loading={keep.isPending}
          onClick={() => keep.mutate({ query: { group_id }, body })}
        >
          {t(one.is_kept ? 'reports.leaveOut' : 'reports.keep')}
          <span className="visually-hidden">: {one.name}</span>
        </Button>
      )}
    </li>
  )
}

type QueryReadingsProps = KeepingProps & { queries: DynamicReport['queries']; person: ReportedPerson }

/** What can be read in somebody's answers, and what to ask about, for each thing that the company wants to find out. */
export function QueryReadings({ queries, person, mayEdit, ...keeping }: QueryReadingsProps) {
  const t = useT()
  return (
    <div className={classes.queries}>
      {queries.map((query) => {
        const found = person.by_query.find(({ id }) => id === query.id)
        if (!found) return null
        const readings = found.interpretations.filter(({ is_kept }) => is_kept || mayEdit)
        return (
          <section key={query.id} className={classes.query} aria-labelledby={`query-${query.id}`}>
            <h3 id={`query-${query.id}`}>{query.name}</h3>
            <p className={classes.basis}>
              {query.dimension !== query.name && `${query.dimension}. `}
              {t('reports.basis', { situations: found.situations, statements: found.statements })}
            </p>
            <ul className={classes.readings}>
              {readings.map((one) => (
                <Reading key={one.id} one={one} mayEdit={mayEdit} {...keeping} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
