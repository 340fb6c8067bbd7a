import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { useQuery } from '@tanstack/react-query'
import { NotYet } from '../../not-yet.tsx'
import { ShadeShares } from '../../shades/shade-shares.tsx'
import { useT } from '../../words.ts'
import { MethodNote } from './method-note.tsx'
import { PlaceMap } from './place-map.tsx'
import { usePlaceWords } from './place-words.ts'
import { QueryReadings } from './query-readings.tsx'
import { dynamicQuery, type ReportInfo, type ReportKey } from './report-query.ts'
import classes from './user-results.module.css'

type UserResultsProps = { info: ReportInfo; reportKey: ReportKey }

/** What somebody's answers come to: their place with its ring, their shades, and what to read and ask, by query. */
export function UserResults({ info, reportKey: { group_id, id } }: UserResultsProps) {
  const t = useT()
  const words = usePlaceWords()
  const { data, error, refetch } = useQuery(dynamicQuery(group_id, [id]))
  const person = data?.people[0]
  if (!data || !person) return <NotYet error={error} onRetry={refetch} />
  return (
    <div className={classes.page}>
      <MethodNote className={classes.note} />
      <section className={classes.card} aria-labelledby="report-place">
        <PlaceMap report={data} group_id={group_id} />
        <div className={classes.said}>
          <h2 id="report-place">{words.place(person)}</h2>
          {!isEnoughToSay(person) && <p>{t('reports.notEnoughWhy')}</p>}
          <p>{t('reports.ringWhy')}</p>
          <h3>{t('reports.alignment')}</h3>
          <p>{words.alignment(person)}</p>
          <table className={classes.situations}>
            <caption>{t('reports.bySituation')}</caption>
            <tbody>
              {person.by_situation.map((one) => (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  <td>{words.place({ ...one, situations: person.situations })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={classes.plain} aria-labelledby="report-shades">
        <h2 id="report-shades">{t('reports.shades')}</h2>
        <p className={classes.note}>{t('reports.shadesText')}</p>
        <ShadeShares label={t('reports.shades')} shades={person.shades} />
      </section>
      <section aria-labelledby="report-queries">
        <h2 id="report-queries" className={classes.title}>
          {t('reports.readings')}
        </h2>
        <p className={classes.note}>{t('reports.readingsText')}</p>
        <QueryReadings
          queries={data.queries}
          person={person}
          group_id={group_id}
          survey_id={data.survey.id}
          mayEdit={info.can.edit_survey}
        />
      </section>
    </div>
  )
}
