import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../api/session.ts'
import { TemporaryLoginPage } from '../temporary-login/temporary-login-page.tsx'
import { fetchLaterSteps, fetchSurveyWords } from './fetch-behind.ts'
import { SurveyNotice } from './frame/survey-notice.tsx'
import { claimSurvey, keepOpened, type Opening, openSurvey, takeSurvey } from './opening.ts'
import { isOwnPath, OwnPage } from './own-pages.tsx'
import { SurveyScreen } from './survey-screen.tsx'
import { useSurveyT } from './survey-words.ts'
import { noteSecondWindow } from './watching/note-second-window.ts'

const linkPath = '/temp-login'

/** The invitation that an address asks for; see the list of one's own surveys. */
const askedFor = () => new URLSearchParams(window.location.search).get('of')

export function SurveyPage() {
  const [path] = useState(window.location.pathname)
  const [of] = useState(askedFor)
  const isOwn = of !== null && session.token() !== null
  return isOwn && isOwnPath(path) ? <OwnPage path={path} invite_id={of} /> : <TakenSurvey />
}

/** Everything between the link in an invitation and the end of the survey: one page, which never has to be loaded again. */
function TakenSurvey() {
  const [isLink, setIsLink] = useState(window.location.pathname.startsWith(linkPath))
  const [opening, setOpening] = useState<Opening | null>(null)

  useEffect(() => {
    if (isLink) void fetchSurveyWords()
    void fetchLaterSteps()
  }, [isLink])

  // Once, also where React runs effects twice: a second claim would find this very page in its way, and say that the
  // survey is open in another tab. The link's own way brings its survey along.
  const claim = useRef<Promise<Opening> | null>(null)
  useEffect(() => {
    if (window.location.pathname.startsWith(linkPath)) return
    claim.current ??= openSurvey(window.location.pathname)
    void claim.current.then(setOpening)
  }, [])

  if (isLink) {
    const enter = (opened: OpenedTest, asked_at: number) => {
      const test_id = keepOpened(opened, asked_at)
      // The link's secret does not stay in the address line.
      window.history.replaceState(null, '', `/user-survey/${test_id}`)
      void Promise.all([claimSurvey(test_id), fetchSurveyWords()]).then(([claimed]) => {
        setOpening(claimed)
        setIsLink(false)
      })
    }
    return <TemporaryLoginPage onTest={enter} />
  }
  if (opening?.kind === 'open')
    return <SurveyScreen survey={opening.survey} onTakeOver={(test_id) => setOpening(takeSurvey(test_id))} />
  return <OpeningNotice opening={opening} onOpened={setOpening} />
}

type OpeningNoticeProps = { opening: Exclude<Opening, { kind: 'open' }> | null; onOpened: (opening: Opening) => void }

/** Why there is no survey on the screen, and what to do about it. */
function OpeningNotice({ opening, onOpened }: OpeningNoticeProps) {
  const t = useSurveyT()
  switch (opening?.kind) {
    case undefined:
      return null
    case 'tab':
      return (
        <SurveyNotice
          title={t('survey.tab.title')}
          text={t('survey.tab.text')}
          action={t('survey.tab.take')}
          onAction={() => {
            noteSecondWindow(opening.test_id)
            onOpened(takeSurvey(opening.test_id))
          }}
        />
      )
    case 'unreachable':
      return (
        <SurveyNotice
          title={t('survey.unreachable.title')}
          text={t('survey.unreachable.text')}
          action={t('survey.again')}
          onAction={() => void openSurvey(window.location.pathname).then(onOpened)}
        />
      )
    case 'completed':
      // Their list says so, and shows what else there is.
      window.location.replace('/survey?completed')
      return null
    case 'unknown':
      return (
        <SurveyNotice
          title={t('survey.unknown.title')}
          text={t('survey.unknown.text')}
          href={session.token() ? '/survey' : '/'}
        />
      )
  }
}
