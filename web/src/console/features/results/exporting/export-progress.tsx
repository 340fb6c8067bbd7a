import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Reply } from '../../../../api/calls.ts'
import { useLanguage } from '../../../../i18n/translator.ts'
import { byteSize } from '../../../../ui/kit/byte-size.ts'
import { ProgressBar } from '../../../../ui/kit/progress-bar.tsx'
import { FormAlert } from '../../../form/form-alert.tsx'
import { readQuery } from '../../../queries.ts'
import { useT } from '../../../words.ts'
import classes from './export-progress.module.css'

type Export = Reply<'GET /exports/{id}'>
type ExportedFile = NonNullable<Export['file']>

/** Looked at this often, whether or not a hint has come. */
const look_every_ms = 1000

const isUnderWay = (of: Export | undefined) => of === undefined || of.state === 'waiting' || of.state === 'running'

function fetchFile({ url, name }: ExportedFile): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

type ReadyProps = { file: ExportedFile; expires_at: string; onFetch: () => void }

function Ready({ file: { name, bytes }, expires_at, onFetch }: ReadyProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const button = useRef<HTMLButtonElement>(null)
  const end = new Date(expires_at)
  // What is done next stands where the hand is.
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <p role="status" className={classes.ready}>
        {t('exports.ready', { name })}
      </p>
      <p className={classes.quiet}>
        {t('exports.until', { size: byteSize(bytes), day: formatDay(end, language), time: formatTime(end, language) })}
      </p>
      <Button ref={button} onClick={onFetch}>
        {t('exports.download')}
      </Button>
    </>
  )
}

type ExportProgressProps = { group_id: string; export_id: string; onAgain: () => void }

/** How far it is, and the file once it is there. */
export function ExportProgress({ group_id, export_id, onAgain }: ExportProgressProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    ...readQuery('GET /exports/{id}', { params: { id: export_id }, query: { group_id } }),
    refetchInterval: ({ state }) => (state.error === null && isUnderWay(state.data) ? look_every_ms : false),
  })
  // Its address holds for a minute, and this may have been open for an hour.
  const onFetch = async () => {
    const { data: fresh } = await refetch()
    if (fresh?.file) fetchFile(fresh.file)
  }
  if (error && !data) return <FormAlert>{error.message}</FormAlert>
  return (
    <div className={classes.progress}>
      {isUnderWay(data) && (
        <>
          <ProgressBar
            label={t('exports.waiting')}
            value={data?.rows_total ? data.rows_done : undefined}
            max={Math.max(1, data?.rows_total ?? 1)}
          />
          <p role="status" className={classes.words}>
            {data?.rows_total
              ? t('exports.progress', { done: data.rows_done, total: data.rows_total })
              : t('exports.waiting')}
          </p>
          <p className={classes.quiet}>{t('exports.leave')}</p>
        </>
      )}
      {data?.file && <Ready file={data.file} expires_at={data.expires_at} onFetch={() => void onFetch()} />}
      {data && !isUnderWay(data) && !data.file && <FormAlert>{t('exports.failed')}</FormAlert>}
      {!isUnderWay(data) && (
        <Button variant="default" onClick={onAgain}>
          {t('exports.again')}
        </Button>
      )}
    </div>
  )
}
