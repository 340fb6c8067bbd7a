import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import classes from './impersonation-banner.module.css'
import { stopImpersonating } from './stop-impersonating.ts'
import { useIdleStop } from './use-idle-stop.ts'
import { useStuckHeight } from './use-stuck-height.ts'

type ImpersonationBannerProps = {
  user: CurrentUser
  impersonate: NonNullable<CurrentUser['impersonate']>
}

/** Says on every page whose eyes these are, and that somebody else is looking. */
export function ImpersonationBanner({ user, impersonate }: ImpersonationBannerProps) {
  const t = useT()
  const router = useRouter()
  const language = languageFrom(useLanguage())
  const [stopping, setStopping] = useState(false)
  const stop = () => {
    setStopping(true)
    void stopImpersonating(router).finally(() => setStopping(false))
  }
  useIdleStop(stop)
  const stuck = useStuckHeight()
  const since = new Date(impersonate.since)
  return (
    <aside ref={stuck} className={classes.banner} aria-label={t('impersonation.label')}>
      <IconEye className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        <p className={classes.who}>{t('impersonation.who', { name: user.full_name })}</p>
        <p className={classes.why}>
          {t('impersonation.since', {
            staff: impersonate.impersonate_by.full_name,
            time: formatMoment(since, language),
          })}
          <span className={classes.reason}>{t('impersonation.why', { reason: impersonate.reason })}</span>
        </p>
      </div>
      <Button className={classes.stop} size="sm" variant="default" loading={stopping} onClick={stop}>
        {t('impersonation.stop')}
      </Button>
    </aside>
  )
}
