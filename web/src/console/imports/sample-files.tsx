import type { ImportKind } from '@catchpitch/contract/imports/import'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { saveFile } from '../save-file.ts'
import { toast } from '../toast.ts'
import { useT } from '../words.ts'
import classes from './sample-files.module.css'

const formats = ['xlsx', 'xls', 'csv'] as const

/** Files that show which columns are read, to be filled in. */
export function SampleFiles({ kind }: { kind: ImportKind }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const fetchSample = async (format: (typeof formats)[number]) => {
    if (busy) return
    setBusy(true)
    try {
      const { data } = await api('GET /samples/{kind}', { params: { kind }, query: { format } })
      saveFile(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className={classes.samples}>
      {t('import.sample')}
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={classes.sample}
          aria-label={t('import.sampleAs', { format: format.toUpperCase() })}
          onClick={() => void fetchSample(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </p>
  )
}
