import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import { relativeTime } from './relative-time.ts'

/** The time, as it goes on by the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When something was: how long ago, and exactly for whoever points at it. */
export function Moment({ at }: { at: string }) {
  const t = useT()
  const now = useNow()
  const language = languageFrom(useLanguage())
  const instant = new Date(at)
  const exact = formatMoment(instant, language)
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(instant, now, language) ?? t('notifications.justNow')}
    </time>
  )
}
