import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { saveFile } from '../../../api/save-file.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type FunnelView, funnelInput } from './funnel-address.ts'

/** The figures as they are narrowed and parted on the screen, as a file with every row. */
export function FunnelExport({ group_id, view }: { group_id: string; view: FunnelView }) {
  const t = useT()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const progress = { signal: new AbortController().signal, onLines: () => {} }
      await saveFile('GET /business-intelligence/dashboard/export', funnelInput(group_id, view), progress)
    } catch (error) {
      toast('failed', error instanceof ApiError ? error.message : t('funnel.exportBroken'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isSaving}
      onClick={() => void save()}
    >
      {t('funnel.export')}
    </Button>
  )
}
