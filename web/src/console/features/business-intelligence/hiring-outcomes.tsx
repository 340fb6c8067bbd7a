import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { FiguresTable } from '../../../ui/kit/figures-table.tsx'
import { formatCount } from '../../../ui/money.ts'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import page from './business-intelligence-page.module.css'
import classes from './hiring-outcomes.module.css'

type Outcomes = Reply<'GET /business-intelligence/outcomes'>
type Survey = Outcomes['surveys'][number]
type Finding = Survey['findings'][number]

const noDays = '–'

function Totals({ total: { hired, here, left, median_days } }: { total: Outcomes['total'] }) {
  const t = useT()
  const language = useLanguage()
  const facts = [
    { label: t('outcomes.hired'), value: formatCount(hired, language) },
    { label: t('outcomes.here'), value: formatCount(here, language) },
    { label: t('outcomes.left'), value: formatCount(left, language) },
    { label: t('outcomes.median'), value: median_days === null ? noDays : formatCount(median_days, language) },
  ]
  return (
    <dl className={classes.totals}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ finding }: { finding: Finding }) {
  const t = useT()
  const language = useLanguage()
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  })
  const isTold = 'rho' in finding
  return (
    <tr data-finding={finding.finding}>
      <th scope="row">{t(`outcomes.${finding.measure}`)}</th>
      <td>{isTold ? figure.format(finding.rho) : noDays}</td>
      <td>
        {isTold ? t('outcomes.fromTo', { low: figure.format(finding.low), high: figure.format(finding.high) }) : noDays}
      </td>
      <td>{t(`outcomes.${finding.finding}`)}</td>
    </tr>
  )
}

/** How what one survey measured goes together with staying. */
function SurveyFindings({ survey: { name, compared, findings } }: { survey: Survey }) {
  const t = useT()
  return (
    <FiguresTable label={name} caption={t('outcomes.comparedOf', { name, count: compared })}>
      <thead>
        <tr>
          <th scope="col">{t('outcomes.measure')}</th>
          <th scope="col">{t('outcomes.rho')}</th>
          <th scope="col">{t('outcomes.interval')}</th>
          <th scope="col">{t('outcomes.finding')}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => (
          <Row key={finding.measure} finding={finding} />
        ))}
      </tbody>
    </FiguresTable>
  )
}

function Surveys({ told: { surveys, minimum, more } }: { told: Outcomes }) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <FiguresTable label={t('outcomes.bySurvey')} caption={t('outcomes.bySurvey')}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.by.survey')}</th>
            <th scope="col">{t('outcomes.hired')}</th>
            <th scope="col">{t('outcomes.here')}</th>
            <th scope="col">{t('outcomes.left')}</th>
            <th scope="col">{t('outcomes.median')}</th>
            <th scope="col">{t('outcomes.compared')}</th>
          </tr>
        </thead>
        <tbody>
          {surveys.map(({ id, name, hired, here, left, median_days, compared }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatCount(hired, language)}</td>
              <td>{formatCount(here, language)}</td>
              <td>{formatCount(left, language)}</td>
              <td>{median_days === null ? noDays : formatCount(median_days, language)}</td>
              <td>
                {compared < minimum
                  ? t('outcomes.fewOf', { count: compared, minimum })
                  : formatCount(compared, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {more > 0 && <p className={classes.more}>{t('outcomes.more', { count: more })}</p>}
    </>
  )
}

function Told({ told }: { told: Outcomes }) {
  const t = useT()
  const { minimum, watched_days: days } = told
  const enough = told.surveys.filter(({ compared }) => compared >= minimum)
  return (
    <>
      <Totals total={told.total} />
      <Surveys told={told} />
      <h3 className={classes.title}>{t('outcomes.together')}</h3>
      {enough.length === 0 && <p className={classes.few}>{t('outcomes.tooFewText', { minimum, days })}</p>}
      {enough.map((survey) => (
        <SurveyFindings key={survey.id} survey={survey} />
      ))}
      <div className={classes.how}>
        <h3>{t('outcomes.howTitle')}</h3>
        <p>{t('outcomes.howNot')}</p>
        <p>{t('outcomes.howWho', { days })}</p>
        <p>{t('outcomes.howRho')}</p>
      </div>
    </>
  )
}

/** For owners: what became of those whom they hired, and whether it has anything to do with what a survey measured. */
export function HiringOutcomes({ group_id }: { group_id: string }) {
  const t = useT()
  const { data, error, refetch } = useQuery(readQuery('GET /business-intelligence/outcomes', { query: { group_id } }))
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <section className={page.card} aria-labelledby="outcomes">
      <h2 id="outcomes">{t('outcomes.title')}</h2>
      <p className={page.lead}>{t(data.total.hired === 0 ? 'outcomes.none' : 'outcomes.lead')}</p>
      {data.total.hired > 0 && <Told told={data} />}
    </section>
  )
}
