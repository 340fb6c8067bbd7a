import { useEffect, useEffectEvent, useState } from 'react'
import { timeLeft } from '../keeping/clock.ts'
import type { Survey, SurveySnapshot } from '../keeping/survey.ts'

/** The time that is left, in whole seconds, looked at twice a second. Null where no clock runs. */
export function useTimeLeft(
  survey: Survey,
  { view, kept, isPractice }: SurveySnapshot,
  onTick: (seconds: number) => void,
) {
  const [time, setTime] = useState(() => survey.time())
  const secondsAt = (now: number) => {
    const left = isPractice ? null : timeLeft(view, kept, now)
    return left === null ? null : Math.ceil(left / 1000)
  }
  const tick = useEffectEvent(() => {
    const now = survey.time()
    setTime(now)
    const seconds = secondsAt(now)
    if (seconds !== null) onTick(seconds)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 500)
    return () => clearInterval(timer)
  }, [])
  return secondsAt(time)
}
