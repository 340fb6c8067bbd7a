import { useEffect, useRef, useState } from 'react'
import { pictureOf } from './scale-picture.ts'
import { useShowingT } from './showing-words.ts'

type PhotoCameraProps = {
  /** The camera that looks away from the person, where nothing else uses one: a phone has but one at a time. */
  looksAway: boolean
  onTaken: (jpeg: Blob) => void
  onClose: () => void
}

type State = 'asking' | 'on' | 'refused' | 'missing'

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

/** Takes a photo on this very page: whoever left it for the camera's own program would seem to have left the survey. */
export function PhotoCamera({ looksAway, onTaken, onClose }: PhotoCameraProps) {
  const t = useShowingT()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('asking')

  useEffect(() => {
    let stream: MediaStream | null = null
    let isHere = true
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      // Absent where the page does not come from a safe origin, whatever the types say.
      if (!('mediaDevices' in navigator)) return setState('missing')
      try {
        const facing = looksAway ? 'environment' : 'user'
        stream = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1600 }, facingMode: facing } })
        if (!isHere || !video.current) return stop()
        video.current.srcObject = stream
        setState('on')
      } catch (error) {
        if (isHere) setState(isRefusal(error) ? 'refused' : 'missing')
      }
    }
    void start()
    return () => {
      isHere = false
      stop()
    }
  }, [looksAway])

  const take = async () => {
    const jpeg = video.current && (await pictureOf(video.current))
    if (jpeg) onTaken(jpeg)
  }

  const isOff = state === 'refused' || state === 'missing'
  return (
    <>
      <p role="status" className={isOff ? 'survey-problem' : 'showing-hint'}>
        {state !== 'on' && t(`showing.camera.${state}`)}
      </p>
      <video
        ref={video}
        className="showing-camera"
        data-state={state}
        autoPlay
        muted
        playsInline
        aria-label={t('showing.camera.view')}
      />
      <div className="showing-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('survey.cancel')}
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={state !== 'on'}
          onClick={() => state === 'on' && void take()}
        >
          {t('showing.camera.take')}
        </button>
      </div>
    </>
  )
}
