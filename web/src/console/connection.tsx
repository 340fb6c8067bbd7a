import { OfflineDialog } from '../ui/offline-dialog.tsx'
import { toast } from './toast.ts'
import { useT } from './words.ts'

/** Warns when the network is lost, and says when it is back. */
export function Connection() {
  const t = useT()
  return (
    <OfflineDialog
      title={t('offline.title')}
      text={[t('offline.text'), t('offline.warning')]}
      closeLabel={t('offline.close')}
      onBack={() => toast('done', t('offline.back'))}
    />
  )
}
