import { useEffect, useState } from 'react'

/**
 * Goes to a page of the payment provider. It says that it is leaving until the browser has gone, or a second press
 * would begin a second payment; and no longer once somebody comes back by the browser's own button, which shows this
 * page as it was left.
 */
export function useLeave() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leaveFor = (url: string) => {
    setLeaving(true)
    window.location.assign(url)
  }
  return { leaving, leaveFor }
}
