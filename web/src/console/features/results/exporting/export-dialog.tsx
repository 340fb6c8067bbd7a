import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ModalDialog } from '../../../../ui/kit/modal-dialog.tsx'
import { readQuery } from '../../../queries.ts'
import { useT } from '../../../words.ts'
import { ExportForm } from './export-form.tsx'
import { ExportProgress } from './export-progress.tsx'
import type { Whom } from './whom.ts'

/** Who would be in the file. */
function usersQuery({ group_id, survey_id, keyword, order, filter, ids }: Whom) {
  const query = { group_id, keyword, order, filter }
  return readQuery('GET /my-surveys/get-export-users', {
    query: { ...query, ...(survey_id && { survey_id }), ...(ids && { ids: ids.join(',') }) },
  })
}

type ExportDialogProps = { whom: Whom; opened: boolean; onClose: () => void }

/** What is to be in the file, then how far it is, then the file. */
export function ExportDialog({ whom, opened, onClose }: ExportDialogProps) {
  const t = useT()
  const [export_id, setExportId] = useState<string | null>(null)
  const { data: users } = useQuery({ ...usersQuery(whom), enabled: opened })
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={onClose}
      // Whoever opens it again begins anew.
      onExitTransitionEnd={() => setExportId(null)}
      size={620}
      title={t('exports.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {export_id === null ? (
        <ExportForm whom={whom} total={users?.total ?? null} onOrdered={setExportId} onClose={onClose} />
      ) : (
        <ExportProgress group_id={whom.group_id} export_id={export_id} onAgain={() => setExportId(null)} />
      )}
    </ModalDialog>
  )
}
