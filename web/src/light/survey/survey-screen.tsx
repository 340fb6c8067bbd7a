import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fetchLaterSteps } from './fetch-behind.ts'
import { SurveyNotice } from './frame/survey-notice.tsx'
import { deviceStorage } from './keeping/device-storage.ts'
import type { Survey, SurveySnapshot } from './keeping/survey.ts'
import { FirstStep } from './steps/first-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { overviewPath, pathFor, sayingPath, typingPath } from './survey-path.ts'
import { useSurveyT } from './survey-words.ts'
import { useBegin } from './watching/use-begin.ts'

const LaterStep = lazy(() => fetchLaterSteps().then(({ LaterStep: Component }) => ({ default: Component })))

type SurveyScreenProps = {
  survey: Survey
  /** Looked at by staff at an address of its own, which stays; nothing of it is on this device. */
  isPreview?: boolean
  /** Another tab has taken the survey; this one is to have it back. */
  onTakeOver: (test_id: string) => void
}

/** The address follows the survey: one whose turn it is not leads to the one whose turn it is. */
function useSurveyPath({ view, content, kept }: SurveySnapshot, isPreview: boolean) {
  const [asked, setAsked] = useState(window.location.pathname)
  // Staff who look at a survey have no key to it, and nobody to speak to.
  const offered = kept.token === '' ? [] : content.input_methods
  const path = pathFor(view, asked, offered)
  useEffect(() => {
    const read = () => setAsked(window.location.pathname)
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  useEffect(() => {
    if (!isPreview && window.location.pathname !== path) window.history.replaceState(null, '', path)
  }, [path, isPreview])

  /** Opens the overview, or closes it: then the way back of the browser leads the same way as the button. */
  const toggleOverview = () => {
    const next = path === overviewPath ? pathFor(view, '', offered) : overviewPath
    if (!isPreview) window.history[next === overviewPath ? 'pushState' : 'replaceState'](null, '', next)
    setAsked(next)
  }
  /** Between typing and speaking; the address follows by itself. */
  const toggleSaying = () => setAsked(path === sayingPath ? typingPath : sayingPath)
  return { path, toggleOverview, toggleSaying: offered.includes(inputMethod.speech) ? toggleSaying : null }
}

/** A new step begins at its top, and a screen reader reads on from there. */
function useFreshStart(place: string): void {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }, [place])
}

/** The code for them may never have been loaded; then there are none. */
async function forgetRecordings(test_id: string): Promise<void> {
  const { takes } = await import('./steps/saying/takes.ts')
  await takes.forget(test_id)
}

export function SurveyScreen({ survey, isPreview = false, onTakeOver }: SurveyScreenProps) {
  const t = useSurveyT()
  const snapshot = useSyncExternalStore(survey.subscribe, survey.snapshot)
  const { view, end, kept, content } = snapshot
  const { path, toggleOverview, toggleSaying } = useSurveyPath(snapshot, isPreview)
  const { isChecking, begin } = useBegin(survey, view)
  useFreshStart(`${path} ${view.step} ${view.topic} ${view.interested} ${view.consented}`)

  // It begins with the first way that is offered; the others are beside it at every statement.
  useEffect(() => {
    if (view.step === testStep.input_method) survey.goOn(view)
  }, [view, survey])

  const isDone = view.step === testStep.done
  const forget = () => {
    if (isPreview) return onTakeOver(view.test_id)
    survey.finish('tab')
    deviceStorage.forget(view.test_id)
    void forgetRecordings(view.test_id).finally(() => window.location.assign('/'))
  }

  if (end === 'tab') {
    return (
      <SurveyNotice
        title={t('survey.tab.title')}
        text={t('survey.tab.text')}
        action={t('survey.tab.take')}
        onAction={() => onTakeOver(view.test_id)}
      />
    )
  }
  if (end === 'declined') {
    return (
      <SurveyNotice title={t('done.surveyDeclined')} text={t('survey.declined.text', { company: content.company })} />
    )
  }
  // What is done and sent can be looked at for as long as it is on this device.
  if (end !== null && !(isDone && kept.unsent.length === 0)) {
    if (end === 'closed')
      return <SurveyNotice title={t('survey.closed.title')} text={t('survey.closed.text')} href="/" />
    if (survey.time() >= Date.parse(view.closes_at)) {
      return (
        <SurveyNotice title={t('error.link.expired')} text={t('survey.expired.text', { company: content.company })} />
      )
    }
    return <SurveyNotice title={t('survey.elsewhere.title')} text={t('survey.elsewhere.text')} />
  }

  const declined = () => {
    survey.finish('declined')
    deviceStorage.forget(view.test_id)
  }

  const props: StepProps = { survey, snapshot, path, onOverview: toggleOverview, onSay: toggleSaying }
  if (view.step === testStep.instructions && !isChecking) {
    return <FirstStep {...props} onBegin={begin} onDeclined={isPreview ? null : declined} />
  }
  return (
    <Suspense fallback={<div className="splash" />}>
      <LaterStep {...props} onForget={forget} isWatched={!isPreview} />
    </Suspense>
  )
}
