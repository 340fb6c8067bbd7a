import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/translator.ts'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './first-survey.module.css'

/**
 * What a company said about a job before it signed up. It says no more than it is: the answers wait here. For a company
 * that said nothing, and while nothing is known, there is nothing to show.
 */
export function FirstSurvey({ group_id }: { group_id: string }) {
  const t = useT()
  const query = readQuery('GET /first-survey', { query: { group_id } })
  // Names come in the reader's language, so another one is another answer.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, useLanguage()] })
  if (!data) return null
  const answers = [
    { label: t('firstSurvey.jobPosition'), value: data.job_position?.name },
    { label: t('firstSurvey.goal'), value: data.goal_type?.name },
    { label: t('firstSurvey.supervision'), value: data.supervision?.name },
  ]
  return (
    <section className={classes.card} aria-labelledby="first-survey">
      <h2 id="first-survey">{t('firstSurvey.title')}</h2>
      <dl>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : classes.open}>{value ?? t('firstSurvey.skipped')}</dd>
          </div>
        ))}
      </dl>
      <p>{t('firstSurvey.text')}</p>
    </section>
  )
}
