import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { Facts } from '../../facts/facts.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useJobLists } from '../../survey/use-job-lists.ts'
import { useT } from '../../words.ts'
import { CreateWithText } from './create-with-text.tsx'
import classes from './offer-page.module.css'

const route = getRouteApi('/signed-in/surveys/templates/text')

type JobTemplate = Reply<'GET /my-surveys/job-templates/{id}'>

/** What goes along with the text into a survey, as far as it is known. */
function AsksFor({ template: { skills, supervision } }: { template: JobTemplate }) {
  const t = useT()
  const { supervisions } = useJobLists()
  const facts = [
    { label: t('jobTexts.skills'), value: skills },
    { label: t('jobTexts.supervision'), value: supervisions.find(({ id }) => id === supervision)?.name ?? '' },
  ].filter(({ value }) => value !== '')
  return facts.length > 0 && <Facts title={t('jobTexts.asksFor')} facts={facts} />
}

function JobTemplateView({ template }: { template: JobTemplate }) {
  const t = useT()
  const { text, words, position, industry } = template
  return (
    <div className={classes.offer}>
      <p className={classes.facts}>
        <span>{position ?? t('jobTexts.anyPosition')}</span>
        <span>{industry ?? t('jobTexts.anyIndustry')}</span>
        <span>{t('jobTexts.words', { count: words })}</span>
      </p>
      <section className={classes.card}>
        <h2>{t('jobTexts.text')}</h2>
        <p className={classes.text}>{text}</p>
      </section>
      <AsksFor template={template} />
    </div>
  )
}

/** One text about a job: to be read, and to begin a survey with. */
export function JobTemplatePage() {
  const t = useT()
  const { id = '' } = route.useSearch()
  const group_id = usePerson().company?.id ?? ''
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/job-templates/{id}', { params: { id }, query: { group_id } }),
  )
  const list = data?.type === 'day_to_day_scenario' ? 'day-to-day-scenarios' : 'job-descriptions'
  return (
    <ShellPage
      name="surveys.templates.text"
      title={data?.name ?? t('offers.title')}
      above={<Link to={`/surveys/templates/${list}`}>{t(`jobTexts.${data?.type ?? 'job_description'}`)}</Link>}
      actions={data && <CreateWithText template={data} />}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data && <JobTemplateView template={data} />}
    </ShellPage>
  )
}
