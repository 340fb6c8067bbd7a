import { testStep } from '@catchpitch/contract/respondent/test-step'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { fetchLaterSteps } from './fetch-behind.ts'
import { SurveyNotice } from './frame/survey-notice.tsx'
import { deviceStorage } from './keeping/device-storage.ts'
import type { Survey, SurveySnapshot } from './keeping/survey.ts'
import { FirstStep } from './steps/first-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { StoryPlace } from './story/story-place.tsx'
import { instructionsPath, overviewPath, pathFor, practicePath, type SurveyPath } from './survey-path.ts'
import { useSurveyT } from './survey-words.ts'
import { useFreshStart } from './use-fresh-start.ts'
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
function useSurveyPath({ view }: SurveySnapshot, isPreview: boolean) {
  const [asked, setAsked] = useState(window.location.pathname)
  const path = pathFor(view, asked)
  useEffect(() => {
    const read = () => setAsked(window.location.pathname)
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  useEffect(() => {
    if (!isPreview && window.location.pathname !== path) window.history.replaceState(null, '', path)
  }, [path, isPreview])

  /** To a page beside the way, or back from it: then the way back of the browser leads the same way as the button. */
  const show = (next: SurveyPath) => {
    const isBeside = next === overviewPath || next === practicePath
    if (!isPreview) window.history[isBeside ? 'pushState' : 'replaceState'](null, '', next)
    setAsked(next)
  }
  return { path, show }
}

/** What was said and shown. */
async function forgetFiles(test_id: string): Promise<void> {
  const { forgetFiles: forget } = await import('./steps/forget-files.ts')
  await forget(test_id)
}

export function SurveyScreen({ survey, isPreview = false, onTakeOver }: SurveyScreenProps) {
  const t = useSurveyT()
  const snapshot = useSyncExternalStore(survey.subscribe, survey.snapshot)
  const { view, end, kept, content } = snapshot
  const { path, show } = useSurveyPath(snapshot, isPreview)
  const { isChecking, begin } = useBegin(survey, view)
  useFreshStart(`${path} ${view.step} ${view.topic} ${view.interested} ${view.consented}`)

  const isDone = view.step === testStep.done
  const forget = () => {
    if (isPreview) return onTakeOver(view.test_id)
    survey.finish('tab')
    deviceStorage.forget(view.test_id)
    void forgetFiles(view.test_id).finally(() => window.location.assign('/'))
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

  const toggleOverview = () => show(path === overviewPath ? pathFor(view, '') : overviewPath)
  const props: StepProps = { survey, snapshot, path, onOverview: toggleOverview }
  if (view.step === testStep.instructions && path !== practicePath && !isChecking) {
    const practise = () => show(practicePath)
    return <FirstStep {...props} onBegin={begin} onPractise={practise} onDeclined={isPreview ? null : declined} />
  }
  return (
    <Suspense fallback={<div className="splash" />}>
      <LaterStep
        {...props}
        pitch={<StoryPlace snapshot={snapshot} onSkip={null} />}
        onForget={forget}
        onPractised={() => show(instructionsPath)}
        isWatched={!isPreview}
      />
    </Suspense>
  )
}
