import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSurveyT } from '../survey-words.ts'
import { type CameraState, camera } from './camera.ts'

export const useCamera = () => useSyncExternalStore(camera.subscribe, camera.snapshot)

const problemOf = {
  off: null,
  asking: 'survey.camera.asking',
  on: 'survey.camera.on',
  refused: 'survey.camera.refused',
  missing: 'survey.camera.missing',
} as const satisfies Record<CameraState, string | null>

/** Shows what the camera sees, or how to turn it on: nothing of it is sent but a small picture now and then. */
export function CameraCheck() {
  const t = useSurveyT()
  const { state, stream } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const said = problemOf[state]
  return (
    <section className="survey-section survey-camera">
      <h2>{t('survey.camera.title')}</h2>
      <p>{t('survey.camera.why')}</p>
      <div className="survey-camera-view">
        {stream ? (
          <video ref={video} autoPlay muted playsInline aria-label={t('survey.camera.view')} />
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={state === 'asking'}
            onClick={() => void camera.start()}
          >
            {t('survey.camera.turnOn')}
          </button>
        )}
      </div>
      <p role="status" className="survey-hint">
        {said ? t(said) : ''}
      </p>
    </section>
  )
}
