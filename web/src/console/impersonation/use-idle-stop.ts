import { limits } from '@catchpitch/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { impersonation } from '../../api/impersonation.ts'
import { idleTime } from './idle-time.ts'

const minute_ms = 60_000
const look_every_ms = 5_000
/** The server counts calls only: whoever reads or writes for long must be heard of in between. */
const report_every_ms = 4 * minute_ms

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

/** Calls `stop` when nobody has used pointer or keyboard for ten minutes, in this tab or in another one. */
export function useIdleStop(stop: () => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const idle = idleTime(limits.impersonation.idle_minutes * minute_ms, impersonation.lastTouch(), Date.now)
    let told = Date.now()
    let reported = told
    let asked = false

    const onSign = () => {
      idle.touch()
      // A stop that failed, because the line was down, is tried again as soon as somebody is there.
      if (idle.isOver()) asked = false
      const now = Date.now()
      if (idle.isOver() || now - told < look_every_ms) return
      told = now
      impersonation.touch()
      if (now - reported < report_every_ms) return
      reported = now
      void client.invalidateQueries({ queryKey: ['/user'] })
    }
    const look = () => {
      if (!idle.isOver() || asked) return
      asked = true
      stop()
    }

    const forgetTabs = impersonation.onTouchElsewhere(idle.touch)
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, look_every_ms)
    return () => {
      forgetTabs()
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [client, stop])
}
