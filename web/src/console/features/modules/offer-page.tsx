import { moduleKindCodeOf } from '@catchpitch/contract/modules/module-kind'
import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { CreateSurvey } from '../../survey/create-survey.tsx'
import { useT } from '../../words.ts'
import classes from './offer-page.module.css'

const route = getRouteApi('/signed-in/surveys/templates/questions')

type Offer = Reply<'GET /my-surveys/templates/{id}'>

function Situations({ offer: { situations } }: { offer: Offer }) {
  const t = useT()
  return (
    <section className={classes.card}>
      <h2>{t('offer.situations')}</h2>
      <ol className={classes.situations}>
        {situations.map(({ id, name, topic, text, dimension }) => (
          <li key={id}>
            <p className={classes.eyebrow}>
              {dimension} · {name}
            </p>
            <h3>{topic}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lists({ offer: { queries, screening_suggestions } }: { offer: Offer }) {
  const t = useT()
  return (
    <>
      {queries.length > 0 && (
        <section className={classes.card}>
          <h2>{t('offer.queries')}</h2>
          <ul className={classes.list}>
            {queries.map(({ id, name, dimension }) => (
              <li key={id}>
                {name}
                <span>{dimension}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {screening_suggestions.length > 0 && (
        <section className={classes.card}>
          <h2>{t('offer.screening')}</h2>
          <ul className={classes.list}>
            {screening_suggestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Facts({ offer: { type, kind, feelings_scale, situations } }: { offer: Offer }) {
  const t = useT()
  return (
    <p className={classes.facts}>
      <span>{t(`offers.${type}`)}</span>
      <span>{t(`moduleKind.${moduleKindCodeOf(kind)}`)}</span>
      <span>{t('offers.minutes', minutesFor(situations.length, useLanguage()))}</span>
      <span>{t('offer.scale', { points: feelings_scale })}</span>
    </p>
  )
}

/** One module or ready survey: what people would be asked, and what can be found out. */
export function OfferPage() {
  const t = useT()
  const { id = '' } = route.useSearch()
  const { person } = signedInRoute.useRouteContext()
  const group_id = person.company?.id ?? ''
  const {
    data: offer,
    error,
    refetch,
  } = useQuery(readQuery('GET /my-surveys/templates/{id}', { params: { id }, query: { group_id } }))
  return (
    <ShellPage
      name="surveys.templates.questions"
      title={offer?.name ?? t('offers.title')}
      lead={offer?.description ?? t('offer.lead')}
      above={<Link to="/surveys/templates">{t('offers.title')}</Link>}
      actions={offer && <CreateSurvey template_id={id} />}
    >
      {!offer && <NotYet error={error} onRetry={refetch} />}
      {offer && (
        <div className={classes.offer}>
          <Facts offer={offer} />
          <Situations offer={offer} />
          <Lists offer={offer} />
        </div>
      )}
    </ShellPage>
  )
}
