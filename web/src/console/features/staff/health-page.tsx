import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { byteSize } from '../../../ui/kit/byte-size.ts'
import { formatCount } from '../../../ui/money.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './health-page.module.css'

const look_every_s = 15

type Problem = { what: ConsoleKey; todo: ConsoleKey }

function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <ul className={classes.problems}>
      {problems.map(({ what, todo }) => (
        <li key={what}>
          <strong>{t(what)}</strong>
          <p>{t(todo)}</p>
        </li>
      ))}
    </ul>
  )
}

type PartProps = {
  title: ConsoleKey
  problems: readonly Problem[]
  facts: readonly { label: ConsoleKey; value: ReactNode }[]
}

/** One part of the installation: whether it is well, what to do if it is not, and its figures. */
function Part({ title, problems, facts }: PartProps) {
  const t = useT()
  const isWell = problems.length === 0
  return (
    <section className={classes.part} data-well={isWell || undefined} aria-label={t(title)}>
      <header>
        <h2>{t(title)}</h2>
        <span className={classes.state}>
          {isWell ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
          {t(isWell ? 'health.ok' : 'health.look')}
        </span>
      </header>
      <Problems problems={problems} />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How the installation is doing. It looks again by itself, also while nobody touches anything. */
export function HealthPage() {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data, error } = useQuery({
    ...readQuery('GET /admin/health', {}),
    staleTime: 0,
    retry: false,
    refetchInterval: look_every_s * 1000,
  })
  const number = (count: number) => formatCount(count, language)
  const momentOf = (at: string) => formatMoment(new Date(at), language)
  const since = (at: string | null) => (at === null ? t('health.none') : momentOf(at))
  const isWell =
    data && [data.database, data.jobs, data.mail, data.storage].every(({ problems }) => problems.length === 0)

  return (
    <ShellPage name="admin.health" title={t('health.title')} lead={t('health.lead')}>
      {error && (
        <div className={classes.down} role="alert">
          <Problems problems={[{ what: 'health.down', todo: 'health.down.do' }]} />
        </div>
      )}
      <p className={classes.summary} role="status">
        {data && !error && <strong>{t(isWell ? 'health.allWell' : 'health.someWrong')}</strong>}
      </p>
      {data ? (
        <div className={classes.parts} data-old={error ? true : undefined}>
          <Part
            title="health.database"
            problems={data.database.problems.map((problem) => ({
              what: `health.database.${problem}` as const,
              todo: `health.database.${problem}.do` as const,
            }))}
            facts={[
              { label: 'health.databaseVersion', value: data.database.version },
              { label: 'health.size', value: byteSize(data.database.bytes) },
              {
                label: 'health.connections',
                value: t('health.ofMost', {
                  count: number(data.database.connections),
                  most: number(data.database.most_connections),
                }),
              },
              { label: 'health.answered', value: t('health.ms', { ms: data.database.answered_ms }) },
            ]}
          />
          <Part
            title="health.jobs"
            problems={data.jobs.problems.map((problem) => ({
              what: `health.jobs.${problem}` as const,
              todo: `health.jobs.${problem}.do` as const,
            }))}
            facts={[
              { label: 'health.waiting', value: number(data.jobs.waiting) },
              { label: 'health.oldest', value: since(data.jobs.oldest_at) },
              { label: 'health.failed', value: number(data.jobs.failed) },
            ]}
          />
          <Part
            title="health.mail"
            problems={data.mail.problems.map((problem) => ({
              what: `health.mail.${problem}` as const,
              todo: `health.mail.${problem}.do` as const,
            }))}
            facts={[
              { label: 'health.sentBy', value: t(`health.${data.mail.transport}`) },
              { label: 'health.waiting', value: number(data.mail.pending) },
              { label: 'health.oldest', value: since(data.mail.oldest_at) },
              { label: 'health.failedLately', value: number(data.mail.failed_lately) },
              { label: 'health.failed', value: number(data.mail.failed) },
            ]}
          />
          <Part
            title="health.storage"
            problems={data.storage.problems.map((problem) => ({
              what: `health.storage.${problem}` as const,
              todo: `health.storage.${problem}.do` as const,
            }))}
            facts={[
              { label: 'health.keptOn', value: t(`health.${data.storage.kind}`) },
              {
                label: 'health.free',
                value: data.storage.free_bytes === null ? t('health.unlimited') : byteSize(data.storage.free_bytes),
              },
            ]}
          />
        </div>
      ) : (
        <div className={classes.parts} aria-busy={!error}>
          {['database', 'jobs', 'mail', 'storage'].map((part) => (
            <div key={part} className={classes.waiting} />
          ))}
        </div>
      )}
      {data && (
        <p className={classes.note}>
          {t('health.checked', { time: momentOf(data.checked_at), seconds: look_every_s })}{' '}
          {t('health.release', { version: data.version, since: momentOf(data.started_at) })}
        </p>
      )}
    </ShellPage>
  )
}
