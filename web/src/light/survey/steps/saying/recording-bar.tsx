import { limits } from '@catchpitch/contract/limits'
import { useEffect, useRef } from 'react'
import { PauseIcon, StopIcon } from './saying-icons.tsx'
import { useSayingT } from './saying-words.ts'
import type { Saying } from './use-saying.ts'

const warning_s = 10

const clockOf = (seconds: number) => {
  const whole = Math.min(limits.audio.seconds, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** While it is recorded: how long it is, and what can be done with it. */
export function RecordingBar({ saying, phase }: { saying: Saying; phase: 'recording' | 'paused' }) {
  const { seconds, pause, resume, end } = saying
  const t = useSayingT()
  const finish = useRef<HTMLButtonElement>(null)
  const isEnding = limits.audio.seconds - seconds <= warning_s
  // The button that began it is gone; what comes next is to finish.
  useEffect(() => finish.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="saying-running">
        <span className="saying-light" aria-hidden="true" />
        <p role="status">{t(isEnding && phase === 'recording' ? 'saying.ending' : `saying.${phase}`)}</p>
        <span className="saying-time" role="timer" aria-live="off">
          {t('saying.time', { time: clockOf(seconds) })}
        </span>
      </div>
      <progress className="saying-length" aria-hidden="true" max={limits.audio.seconds} value={seconds} />
      <div className="saying-buttons">
        <button type="button" className="button" onClick={phase === 'recording' ? pause : resume}>
          {phase === 'recording' && <PauseIcon />}
          {t(phase === 'recording' ? 'saying.pause' : 'saying.resume')}
        </button>
        <button ref={finish} type="button" className="button button-primary" onClick={end}>
          <StopIcon />
          {t('saying.end')}
        </button>
      </div>
    </>
  )
}
