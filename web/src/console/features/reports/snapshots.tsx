import { formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotShown } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './integrity-timeline.module.css'
import type { ReportKey } from './report-query.ts'

/** The pictures from the camera: shown when somebody wants to see them, because that is written down. */
export function Snapshots({ reportKey: { id, group_id }, count }: { reportKey: ReportKey; count: number }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const [isWanted, setWanted] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...readQuery('GET /results/{id}/snapshots', { params: { id }, query: { group_id } }),
    enabled: isWanted,
    // Each look is kept in the log, so a page that is only brought back to the front does not look again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // Their addresses end after a minute: whoever comes back to them looks again.
    gcTime: 0,
  })
  return (
    <section className={classes.card} aria-labelledby="snapshots">
      <h2 id="snapshots">{t('reports.snapshots')}</h2>
      <p className={classes.quiet}>{t('reports.snapshotsText')}</p>
      {!data && !error && (
        <Button className={classes.look ?? ''} variant="default" loading={isFetching} onClick={() => setWanted(true)}>
          {t('reports.lookAtSnapshots', { number: count })}
        </Button>
      )}
      {error && <NotShown of="list" error={error} onRetry={refetch} />}
      {data && (
        <ul className={classes.pictures}>
          {data.map((picture) => {
            const at = formatTime(new Date(picture.taken_at), language)
            return (
              <li key={picture.id}>
                <img src={picture.url} alt={t('reports.snapshotAt', { time: at })} width={400} height={225} />
                <span className={classes.quiet}>{at}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
