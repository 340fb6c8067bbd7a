import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { type ListState, queryOf } from '../../list/list-state.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './audit-export.module.css'

/** The log as a file, narrowed as it is on the screen. It says how far it is, and can be stopped. */
export function AuditExport({ state }: { state: ListState }) {
  const t = useT()
  const language = useLanguage()
  const [lines, setLines] = useState<number | null>(null)
  const stopping = useRef<AbortController | null>(null)

  const save = async () => {
    const stop = new AbortController()
    stopping.current = stop
    setLines(0)
    try {
      const { page: _, ...query } = queryOf(state)
      await saveFile('GET /admin/audit-log/export', { query }, { signal: stop.signal, onLines: setLines })
      toast('done', t('audit.exported'))
    } catch (error) {
      if (!stop.signal.aborted) toast('failed', error instanceof ApiError ? error.message : t('audit.exportBroken'))
    } finally {
      setLines(null)
    }
  }

  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={lines !== null}
        onClick={() => void save()}
      >
        {t('audit.export')}
      </Button>
      {lines !== null && (
        <>
          <span role="status">{t('audit.exporting', { count: formatCount(lines, language) })}</span>
          <Button variant="subtle" onClick={() => stopping.current?.abort()}>
            {t('form.cancel')}
          </Button>
        </>
      )}
    </div>
  )
}
