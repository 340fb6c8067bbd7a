import type { Reply } from '../../../api/calls.ts'
import { ProgressBar } from '../../../ui/kit/progress-bar.tsx'
import { useT } from '../../words.ts'
import classes from './import-progress.module.css'

type Import = Reply<'GET /admin/users/import/{id}'>

/** How far it is. The page may be left: the bell tells when it is done. */
export function ImportProgress({ of: { rows_done, rows_total, rows_added } }: { of: Import }) {
  const t = useT()
  return (
    <div className={classes.progress}>
      <ProgressBar label={t('import.running')} value={rows_done} max={rows_total} />
      <p className={classes.words} role="status">
        {t('import.progress', { done: rows_done, total: rows_total, added: rows_added })}
      </p>
      <p className={classes.quiet}>{t('import.leave')}</p>
    </div>
  )
}
