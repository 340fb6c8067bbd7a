import { useEffect, useEffectEvent, useState } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { useSurveyT } from '../survey-words.ts'

/** Long enough to read two short sentences, in any of the languages. */
const readingSeconds = 10

type TimeOverProps = {
  count: number
  /** Whether something was still being said, which is lost. */
  isCutOff: boolean
  /** In percent: whoever needs longer to write needs longer to read. */
  extraTime: number
  onGoOn: () => void
}

/** The time is over and enough is written: it goes on by itself, but nobody is pushed. */
export function TimeOver({ count, isCutOff, extraTime, onGoOn }: TimeOverProps) {
  const t = useSurveyT()
  const [seconds, setSeconds] = useState(Math.ceil((readingSeconds * (100 + extraTime)) / 100))
  const goOn = useEffectEvent(onGoOn)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (seconds <= 0) goOn()
  }, [seconds])
  return (
    <div className="time-over">
      <p role="status">
        <b>{t('survey.over')}</b> {t('survey.overKept', { count })}
        {isCutOff && ` ${t('survey.overCutOff')}`}
      </p>
      <button type="button" className="button button-primary survey-big" onClick={onGoOn}>
        {t('survey.overGoOn', { seconds: Math.max(0, seconds) })}
        <ArrowRightIcon />
      </button>
    </div>
  )
}
