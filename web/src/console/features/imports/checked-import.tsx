import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { ProblemTable } from '../../imports/problem-table.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './checked-import.module.css'
import { FailedRows } from './failed-rows.tsx'
import { ImportProgress } from './import-progress.tsx'

type Import = Reply<'GET /admin/users/import/{id}'>

const path = '/admin/users/import/{id}'
/** If a hint got lost on its way. */
const look_every_ms = 2000

function Summary({ of: { state, rows_total, rows_bad, rows_added, failure } }: { of: Import }) {
  const t = useT()
  const good = rows_total - rows_bad
  if (failure) return <FormAlert>{failure}</FormAlert>
  const sentence = () => {
    if (state === 'done') return t('import.added', { number: rows_added })
    return good === 0 ? t('import.nobody') : t('import.canImport', { number: good, total: rows_total })
  }
  return (
    <p className={classes.summary} role="status">
      <strong>{sentence()}</strong>{' '}
      {rows_bad > 0 && t(state === 'done' ? 'import.notAdded' : 'import.toMend', { number: rows_bad })}
    </p>
  )
}

function StartButton({ of: { id, rows_total, rows_bad } }: { of: Import }) {
  const t = useT()
  const start = useWrite('POST /admin/users/import/{id}/start', { stale: [path] })
  const begin = () => start.mutate({ params: { id } }, { onError: ({ message }) => toast('failed', message) })
  return (
    <Button loading={start.isPending} onClick={begin}>
      {t('import.start', { number: rows_total - rows_bad, total: rows_total })}
    </Button>
  )
}

type CheckedImportProps = { id: string; onAnother: () => void }

/** A file that has been looked at: what is wrong with it, and then how far it is. */
export function CheckedImport({ id, onAnother }: CheckedImportProps) {
  const t = useT()
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...readQuery('GET /admin/users/import/{id}', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? look_every_ms : false),
  })
  const done = data?.state === 'done'
  useEffect(() => {
    // The lists do not have them yet.
    if (done) void client.invalidateQueries({ queryKey: ['/admin/users'] })
  }, [client, done])

  if (error) return <FormAlert>{error.message}</FormAlert>
  if (!data) return <Outline />
  const canStart = data.state === 'checked' && data.rows_total > data.rows_bad
  return (
    <section className={classes.import}>
      <header className={classes.head}>
        <h2>{data.file_name}</h2>
        <p>{t('import.into', { kind: t(`import.kind.${data.kind}`), company: data.group.name })}</p>
      </header>
      {data.state === 'running' ? <ImportProgress of={data} /> : <Summary of={data} />}
      {data.state !== 'running' && (
        <div className={classes.actions}>
          {canStart && <StartButton of={data} />}
          {done && data.rows_added > 0 && (
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/admin/users" search={{ group: data.group.id, order: '-created_at' }} />
              )}
            >
              {t('import.see')}
            </Button>
          )}
          {data.rows_bad > 0 && <FailedRows id={id} />}
          <Button variant="default" onClick={onAnother}>
            {t('import.another')}
          </Button>
        </div>
      )}
      {data.state === 'checked' && <p className={classes.hint}>{t('import.nothingChanged')}</p>}
      {data.problems.length > 0 && <ProblemTable problems={data.problems} total={data.problems_total} />}
    </section>
  )
}
