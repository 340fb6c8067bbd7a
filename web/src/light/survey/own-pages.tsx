import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { LightPage } from '../light-page.tsx'
import { Awaited } from '../public-page.tsx'
import { fetchLaterSteps } from './fetch-behind.ts'
import { SurveyNotice } from './frame/survey-notice.tsx'
import { besideSlides } from './story/pitch-facts.tsx'
import { Story } from './story/story-place.tsx'
import { pageNameOf } from './survey-path.ts'
import { useSurveyT } from './survey-words.ts'

const LifeSection = lazy(() => fetchLaterSteps().then(({ LifeSection: Component }) => ({ default: Component })))

/** What is told of a survey that somebody has taken up, and how it is shown. */
type Told = { company: string; name: string; body: ReactNode }

async function readMap(invite_id: string, signal: AbortSignal): Promise<Told> {
  const { data } = await api('GET /my-life', { query: { invite_id } }, { signal })
  return { ...data, body: <LifeSection life={data} /> }
}

async function readPitch(id: string, signal: AbortSignal): Promise<Told> {
  const { data } = await api('GET /surveys/{id}/pitch', { params: { id } }, { signal })
  const shown = { company: data.company, story: data, beside: besideSlides(data) }
  return { ...data, body: <Story {...shown} deeds={null} onSkip={null} isClosed={false} /> }
}

const pages = { '/survey/my-life': readMap, '/survey/pitch': readPitch }

type OwnPath = keyof typeof pages

/** Whether an address shows something of a survey of one's own, with nothing of it on this device. */
export const isOwnPath = (path: string): path is OwnPath => Object.hasOwn(pages, path)

type OwnPageProps = { path: OwnPath; invite_id: string }

/** What came of a survey, or what its company showed, later and on any device: from the list of one's own surveys. */
export function OwnPage(props: OwnPageProps) {
  const language = useLanguage()
  const [tries, setTries] = useState(1)
  // It is told in one language at a time.
  return <Opened key={`${language} ${tries}`} {...props} onAgain={() => setTries(tries + 1)} />
}

function Opened({ path, invite_id, onAgain }: OwnPageProps & { onAgain: () => void }) {
  const t = useSurveyT()
  const [told, setTold] = useState<Told | null>(null)
  const [problem, setProblem] = useState<Partial<ApiError> | null>(null)
  const read = pages[path]

  useEffect(() => {
    const stop = new AbortController()
    read(invite_id, stop.signal).then(setTold, (error: unknown) => {
      if (!stop.signal.aborted) setProblem(error instanceof ApiError ? error : {})
    })
    return () => stop.abort()
  }, [read, invite_id])

  if (problem) {
    // What is not there will not come by asking again.
    const [action, onAction] =
      problem.status === 404 ? [t('survey.map.back'), () => location.assign('/survey')] : [t('survey.again'), onAgain]
    return (
      <SurveyNotice
        title={t('survey.own.unreadable')}
        text={problem.message ?? ''}
        action={action}
        onAction={onAction}
      />
    )
  }
  return (
    <LightPage name={pageNameOf(path)} title={told?.name ?? ''}>
      {told ? (
        <div className="own-map">
          <p className="survey-eyebrow">{told.company}</p>
          <h1>{told.name}</h1>
          <Suspense fallback={null}>{told.body}</Suspense>
          <a className="button" href="/survey">
            {t('survey.map.back')}
          </a>
        </div>
      ) : (
        <Awaited />
      )}
    </LightPage>
  )
}
