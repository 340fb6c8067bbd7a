import './saying.css'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Survey } from '../../keeping/survey.ts'
import { MicrophoneIcon } from './microphone-icon.tsx'
import { RecordingBar } from './recording-bar.tsx'
import { useSayingT } from './saying-words.ts'
import { SpokenLanguage } from './spoken-language.tsx'
import { TakeEditor } from './take-editor.tsx'
import { type SayingProblem, type SpokenDraft, type SpokenRun, useSaying } from './use-saying.ts'
import { useUnheard } from './use-unheard.ts'

/**
 * It is given what it needs of the survey: what it imported itself would be cut out of the survey's first file, which
 * would then be two.
 */
type SayingDockProps = {
  survey: Survey
  run: SpokenRun
  draft: SpokenDraft
  /** Whether the time is about to be over. */
  isEnding: boolean
  /** Whether the end of the time is cutting off something that is still being said. */
  onCutOff: (isCutOff: boolean) => void
  /** What has become of the answers, and the way on. */
  foot: ReactNode
}

/** Where one says a statement: record it, listen to it, correct what was understood, save it. */
export function SayingDock({ survey, run, draft, isEnding, onCutOff, foot }: SayingDockProps) {
  const t = useSayingT()
  const begin = useRef<HTMLButtonElement>(null)
  const saying = useSaying({ survey, run, draft })
  const { phase, problem } = saying
  const hint = useUnheard(run.token).includes(saying.code) ? 'saying.unavailable' : 'saying.hint'
  const isIdle = phase === 'ready' || phase === 'asking'

  const isEnded = phase === 'ended'
  const isUnderWay = !isIdle && !isEnded

  const end = useEffectEvent((isReady: boolean) => {
    onCutOff(isUnderWay)
    if (isReady) saying.save()
  })
  // Also when it is understood in the last moment.
  useEffect(() => {
    if (isEnding) end(isEnded)
  }, [isEnding, isEnded])

  const save = () => {
    saying.save()
    // What was pressed is gone; the next sentence begins where this one did.
    setTimeout(() => begin.current?.focus({ preventScroll: true }))
  }

  return (
    <section className="saying" aria-label={t('saying.title')} data-phase={phase}>
      <Problem problem={problem} />
      {isIdle && (
        <>
          <SpokenLanguage code={saying.code} onChange={saying.setCode} />
          <button
            ref={begin}
            type="button"
            className="saying-record"
            aria-disabled={phase === 'asking'}
            onClick={() => phase === 'ready' && void saying.record()}
          >
            <span className="saying-dot">
              <MicrophoneIcon size={26} />
            </span>
            {t('saying.record')}
          </button>
          <p role="status" className="saying-hint">
            {t(phase === 'asking' ? 'saying.asking' : hint)}
          </p>
        </>
      )}
      {(phase === 'recording' || phase === 'paused') && <RecordingBar saying={saying} phase={phase} />}
      {(phase === 'hearing' || phase === 'ended') && <TakeEditor saying={saying} onSave={save} />}
      {isIdle && foot}
    </section>
  )
}

function Problem({ problem }: { problem: SayingProblem | null }) {
  const t = useSayingT()
  return (
    <p role="alert" className="survey-problem">
      {problem && t(`saying.${problem}`)}
    </p>
  )
}
