import { type SeenByDevice, seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { useEffect, useRef } from 'react'
import { useSurveyT } from '../survey-words.ts'
import { durationOf } from './duration.ts'

export type Warning = { kind: SeenByDevice; lasted_ms: number }

const hasLeft = (kind: SeenByDevice) =>
  kind === seenByDevice.tab_hidden || kind === seenByDevice.focus_lost || kind === seenByDevice.second_window

type WarningDialogProps = { warning: Warning; isRecorded: boolean; onClose: () => void }

/** Tells, kindly and at once, what is not allowed and what becomes of it. */
export function WarningDialog({ warning, isRecorded, onClose }: WarningDialogProps) {
  const t = useSurveyT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  const isGone = hasLeft(warning.kind)
  return (
    <dialog ref={dialog} className="survey-warning" aria-labelledby="survey-warning" onClose={onClose}>
      <h2 id="survey-warning">{isGone ? t('survey.warning.left') : t('survey.warning.switchedOff')}</h2>
      <p>{isGone ? t('survey.warning.tab') : t('survey.warning.clipboard')}</p>
      {isRecorded && (
        <p className="survey-hint">
          {warning.lasted_ms > 0
            ? t('survey.warning.noted.time', { time: durationOf(warning.lasted_ms) })
            : t('survey.warning.noted')}
        </p>
      )}
      <form method="dialog">
        <button type="submit" className="button button-primary survey-big">
          {t('survey.warning.goOn')}
        </button>
      </form>
    </dialog>
  )
}
