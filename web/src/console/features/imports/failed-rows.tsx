import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { saveFile } from '../../save-file.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'

/** What was not taken in, with the reasons, to be mended and sent again. */
export function FailedRows({ id }: { id: string }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await api('GET /admin/users/import/{id}/failed-rows', { params: { id } })
      saveFile(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={busy}
      onClick={() => void download()}
    >
      {t('import.failedRows')}
    </Button>
  )
}
