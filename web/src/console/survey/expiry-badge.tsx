import { dayOf, formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import { expiryOf, isSoon } from './expiry.ts'
import classes from './expiry-badge.module.css'

/** How long a survey still takes people in, in days; the day itself for whoever points at it. */
export function ExpiryBadge({ expires_at }: { expires_at: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const [today] = useState(() => dayOf(new Date()))
  const expiry = expiryOf(new Date(expires_at), today)
  return (
    <time
      className={classes.expiry}
      data-soon={isSoon(expiry) || undefined}
      dateTime={expires_at}
      title={formatDay(new Date(expires_at), language)}
    >
      {t(expiry.key, { count: expiry.days })}
    </time>
  )
}
