import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { type ReactNode, useEffect, useState } from 'react'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { useSurveyT } from '../survey-words.ts'
import { camera } from './camera.ts'
import { CameraCheck, useCamera } from './camera-check.tsx'
import { useEvents } from './use-events.ts'
import { useSnapshots } from './use-snapshots.ts'
import { type Warning, WarningDialog } from './warning-dialog.tsx'
import { watchPage } from './watch-page.ts'

type WatchedSurveyProps = Pick<StepProps, 'survey' | 'snapshot' | 'path'> & { children: ReactNode }

/** The steps of a survey, with what is seen and recorded beside them as the survey's policy says. */
export function WatchedSurvey({ survey, snapshot, path, children }: WatchedSurveyProps) {
  const { view } = snapshot
  const t = useSurveyT()
  const { state } = useCamera()
  const [warning, setWarning] = useState<Warning | null>(null)
  const events = useEvents(survey, snapshot)
  const isRecorded = view.integrity_policy !== integrityPolicy.none
  const needsCamera = view.integrity_policy === integrityPolicy.events_and_snapshots
  const blocks = !view.allow_paste
  useSnapshots(survey, needsCamera)

  useEffect(
    () =>
      watchPage({
        now: Date.now,
        blocks,
        onSeen: (seen) => {
          if (isRecorded) events.add(seen)
        },
        onWarn: (kind, lasted_ms) => setWarning({ kind, lasted_ms }),
      }),
    [events, isRecorded, blocks],
  )

  // After a reload the browser remembers that it may.
  useEffect(() => {
    if (needsCamera) void camera.start()
  }, [needsCamera])
  useEffect(() => () => camera.stop(), [])

  const dialog = warning && <WarningDialog warning={warning} isRecorded={isRecorded} onClose={() => setWarning(null)} />
  if (needsCamera && state !== 'on' && state !== 'asking') {
    return (
      <SurveyFrame survey={survey} snapshot={snapshot} path={path} title={t('survey.camera.title')}>
        <CameraCheck />
        {dialog}
      </SurveyFrame>
    )
  }
  return (
    <>
      {children}
      {dialog}
    </>
  )
}
