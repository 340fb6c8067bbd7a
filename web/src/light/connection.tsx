import { useEffect, useState } from 'react'
import { OfflineDialog } from '../ui/offline-dialog.tsx'
import { useT } from './words.ts'

/** As long as a toast of the console. */
const shown_ms = 5000

/** Warns when the network is lost, and says when it is back. */
export function Connection() {
  const t = useT()
  const [back, setBack] = useState(false)
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(false), shown_ms)
    return () => clearTimeout(timer)
  }, [back])
  return (
    <>
      <OfflineDialog
        title={t('offline.title')}
        text={[t('offline.text'), t('offline.warning')]}
        closeLabel={t('offline.close')}
        onBack={() => setBack(true)}
      />
      <p className="light-toast" role="status">
        {back && t('offline.back')}
      </p>
    </>
  )
}
