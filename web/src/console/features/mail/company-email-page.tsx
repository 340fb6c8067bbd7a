import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { MailView } from '../../mail/mail-view.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './company-email-page.module.css'
import { MailFacts } from './mail-facts.tsx'

type Email = Reply<'GET /email-logs/{id}'>

const look_again_ms = 3000

function useSurveyFact({ survey }: Pick<Email, 'survey'>) {
  const t = useT()
  if (survey === null) return null
  const value = (
    <Link to="/surveys/$id/invites" params={{ id: survey.id }}>
      {survey.name}
    </Link>
  )
  return { label: t('emails.survey'), value }
}

function Mail({ mail }: { mail: Email }) {
  const t = useT()
  return (
    <article className={classes.mail}>
      <Card>
        <MailFacts mail={mail} about={useSurveyFact(mail)} />
      </Card>
      <Card>
        <MailView mail={mail} note={t('emails.placeholders')} />
      </Card>
    </article>
  )
}

/** One mail of the company, as it was written. */
export function CompanyEmailPage() {
  const t = useT()
  const { id = '' } = useSearch({ from: '/signed-in/surveys/emailLogPreview' })
  const { company } = usePerson()
  const { data, error, refetch } = useQuery({
    ...readQuery('GET /email-logs/{id}', { params: { id }, query: { group_id: company?.id ?? '' } }),
    enabled: id !== '',
    // What waits goes out within seconds.
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? look_again_ms : false),
  })

  const body = () => {
    if (id === '') return <EmptyState picture="email" title={t('emails.mail')} text={t('emails.chooseOne')} />
    if (!data) return <NotYet error={error} onRetry={refetch} />
    return <Mail mail={data} />
  }

  return (
    <ShellPage
      name="surveys.emailLogPreview"
      title={data?.title ?? t('emails.mail')}
      above={<Link to="/surveys/emailLogs">{t('companyEmailLog.title')}</Link>}
    >
      {body()}
    </ShellPage>
  )
}
