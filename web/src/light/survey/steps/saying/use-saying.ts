import { limits } from '@catchpitch/contract/limits'
import { type SpeechCode, speechCode } from '@catchpitch/contract/speech/speech-code'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../../../i18n/translator.ts'
import type { Survey } from '../../keeping/survey.ts'
import { type Hearing, hearTake, isOnServer, sendWaiting } from './hear-take.ts'
import { type MicrophoneProblem, microphoneProblemOf, type Recorder, startRecorder } from './recorder.ts'
import { type Take, takes } from './takes.ts'
import { toWav } from './wav.ts'

/** Before, during and after a recording; `hearing` while it is put into words. */
export type Phase = 'ready' | 'asking' | 'recording' | 'paused' | 'hearing' | 'ended'

/** What went wrong, to be said above the buttons. */
export type SayingProblem = MicrophoneProblem | 'silent' | 'long'

export type Saying = ReturnType<typeof useSaying>

/** The run of the survey that it is said in, with the key to it. */
export type SpokenRun = { test_id: string; topic: number; token: string }

/** Where the text is kept on the device while it is corrected. */
export type SpokenDraft = { read: () => string; write: (text: string) => void }

type SayingOptions = { survey: Survey; run: SpokenRun; draft: SpokenDraft }

/** One statement that is being said: its recording, what was understood, and what it is corrected to. */
export function useSaying({ survey, run, draft }: SayingOptions) {
  const { test_id, topic, token } = run
  const recorder = useRef<Recorder | null>(null)
  const [phase, setPhase] = useState<Phase>('ready')
  const [code, setCode] = useState<SpeechCode>(() => speechCode[currentLanguage()])
  const [seconds, setSeconds] = useState(0)
  const [take, setTake] = useState<Take | null>(null)
  const [text, setText] = useState(draft.read)
  const [hearing, setHearing] = useState<Hearing | null>(null)
  const [problem, setProblem] = useState<SayingProblem | null>(null)

  // What was recorded before a reload is still there; what another situation left behind is not needed any more.
  useEffect(() => {
    let isHere = true
    void takes.of(test_id).then((kept) => {
      const drafts = kept.filter(({ added }) => !added)
      for (const left of drafts) if (left.topic !== topic) void takes.drop(left.id)
      const mine = drafts.find((left) => left.topic === topic)
      if (!isHere || !mine) return
      setTake(mine)
      setCode(mine.code)
      setPhase('ended')
    })
    return () => {
      isHere = false
      recorder.current?.cancel()
    }
  }, [test_id, topic])

  /** At once, where it outlives a reload in the next moment. */
  const keepText = (said: string) => {
    setText(said)
    draft.write(said)
  }

  const giveUp = (reason: SayingProblem, id: string) => {
    setProblem(reason)
    setPhase('ready')
    setTake(null)
    keepText('')
    void takes.drop(id)
  }

  const hear = async (heard: Take) => {
    setPhase('hearing')
    const result = await hearTake(heard, token)
    if (result.kind === 'silent') return giveUp('silent', heard.id)
    if (result.kind === 'refused') return giveUp('long', heard.id)
    const kept = { ...heard, sent: isOnServer(result) }
    await takes.keep(kept)
    setTake(kept)
    if (result.kind === 'heard') keepText(result.text)
    setHearing(result)
    setPhase('ended')
  }

  const takeIn = async (recorded: Blob, counted: number) => {
    setPhase('hearing')
    // Recorded again it has the same name, so that the server forgets the first.
    const id = take?.id ?? crypto.randomUUID()
    if (counted >= limits.audio.seconds) return giveUp('long', id)
    try {
      const { wav, seconds: decoded } = await toWav(recorded)
      if (decoded > limits.audio.seconds) return giveUp('long', id)
      const fresh = { id, test_id, topic, code, wav, sent: false, added: false }
      keepText('')
      await takes.keep(fresh)
      await hear(fresh)
    } catch {
      giveUp('silent', id)
    }
  }

  const record = async () => {
    setProblem(null)
    setHearing(null)
    setSeconds(0)
    setPhase('asking')
    try {
      recorder.current = await startRecorder({
        onState: (state) => state !== 'ended' && setPhase(state),
        onSeconds: setSeconds,
        onEnded: (recorded, counted) => void takeIn(recorded, counted),
      })
    } catch (error) {
      setProblem(microphoneProblemOf(error))
      setPhase('ready')
    }
  }

  return {
    phase,
    code,
    seconds,
    take,
    text,
    hearing,
    problem,
    setText: keepText,
    setCode,
    record,
    pause: () => recorder.current?.pause(),
    resume: () => recorder.current?.resume(),
    end: () => recorder.current?.end(),
    tryAgain: () => take && void hear(take),

    /** What it was corrected to becomes a statement, with the recording that it came from. */
    save() {
      if (!take || text.trim() === '') return
      survey.addStatement(text, { recording_id: take.id })
      const settled = take.sent ? takes.drop(take.id) : takes.keep({ ...take, added: true })
      void settled.then(() => sendWaiting(test_id, token))
      setTake(null)
      keepText('')
      setHearing(null)
      setSeconds(0)
      setPhase('ready')
    },
  }
}
