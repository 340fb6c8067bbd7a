import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Reply } from '../../api/calls.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { NoticePicture } from '../../ui/notice-picture.tsx'
import { LightPage } from '../light-page.tsx'
import { pathOf } from '../path-of.ts'
import { Awaited } from '../public-page.tsx'
import { useT } from '../words.ts'
import { JoinForm } from './join-form.tsx'
import { linkIn } from './share-path.ts'

type Shared = Reply<'GET /share/survey/{survey_id}/{id}'>

/** Null: the link lets nobody in, because it was closed, the survey is over, or it was cut off on its way here. */
type Found = { survey: Shared | null }

const link = () => linkIn(pathOf(window.location.pathname))

async function loadShared(signal: AbortSignal): Promise<Found> {
  try {
    const { data } = await api('GET /share/survey/{survey_id}/{id}', { params: link() }, { signal })
    return { survey: data }
  } catch (error) {
    if (error instanceof ApiError && (error.is('link.expired') || error.is('input.invalid'))) return { survey: null }
    throw error
  }
}

/** What it is that one is asked to, before one says who one is. */
function About({ survey: { company, survey, description, questions, expires_at } }: { survey: Shared }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  // It ends with the first instant of a day: what people read is the last day on which they can come.
  const lastDay = formatDay(lastMomentBefore(expires_at), language)
  return (
    <section className="share-about">
      <p className="share-company">{company}</p>
      <h1>{survey}</h1>
      <ul className="share-facts">
        <li>{t('share.time', minutesFor(questions, language))}</li>
        <li>{t('share.topics', { count: questions })}</li>
        <li>{t('share.until', { day: lastDay })}</li>
      </ul>
      {description && <p className="share-description">{description}</p>}
    </section>
  )
}

function Over() {
  const t = useT()
  return (
    <div className="share-over">
      <NoticePicture of="failed" />
      <h1>{t('error.link.expired')}</h1>
      <p>{t('share.overLead')}</p>
      <p>{t('share.overWay')}</p>
    </div>
  )
}

/** By a link that a company has put up somewhere, people put themselves on the list of a survey. */
export function SharePage() {
  const t = useT()
  const { data, failure, retry } = useFetched(loadShared)
  const [isOver, setOver] = useState(false)
  const survey = isOver ? null : data?.survey
  const isClosed = data !== null && !survey
  const title = survey ? survey.survey : t(isClosed ? 'error.link.expired' : 'share.title')
  return (
    <LightPage quiet name="share.survey.survey_id.id" title={title}>
      {survey && (
        <div className="share">
          <About survey={survey} />
          <JoinForm link={link()} company={survey.company} onOver={() => setOver(true)} />
        </div>
      )}
      {isClosed && <Over />}
      {data === null && <Awaited failure={failure} retry={retry} title={t('share.title')} />}
    </LightPage>
  )
}
