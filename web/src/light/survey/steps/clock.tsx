import { useSurveyT } from '../survey-words.ts'

type ClockProps = {
  seconds: number
  /** Without a connection it stands still. */
  waits: boolean
}

const asMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** When a screen reader says how much is left. More often would talk over the person's own words. */
const saidAt = [5, 1]

/** The time that is left, in words that do not shout. */
export function Clock({ seconds, waits }: ClockProps) {
  const t = useSurveyT()
  const minute = saidAt.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 20)
  return (
    <>
      <span className="survey-clock" data-soon={seconds <= 60} aria-hidden="true">
        {waits ? t('survey.clock.waits') : t('survey.clock.left', { time: asMinutes(seconds) })}
      </span>
      <span role="status" className="visually-hidden">
        {minute !== undefined && t('survey.clock.minutes', { count: minute })}
      </span>
    </>
  )
}
