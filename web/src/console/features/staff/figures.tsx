import type { ReactNode } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './figures.module.css'

function Figure({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <span>{note}</span>}
      </dd>
    </div>
  )
}

/** The installation at a glance. Dashes stand where figures will, so that nothing moves when they come. */
export function Figures({ figures: data }: { figures: Reply<'GET /admin/dashboard'> | undefined }) {
  const t = useT()
  const language = useLanguage()
  const number = (count: number) => formatCount(count, language)
  const counted = (figure: { count: number; more: boolean } | undefined) => {
    if (!figure) return '–'
    return figure.more ? t('figures.more', { count: number(figure.count) }) : number(figure.count)
  }
  return (
    <section aria-labelledby="figures" aria-busy={!data}>
      <h2 id="figures" className="visually-hidden">
        {t('figures.title')}
      </h2>
      <dl className={classes.figures}>
        <Figure label={t('figures.people')} value={counted(data?.people)} />
        <Figure
          label={t('figures.companies')}
          value={counted(data?.companies)}
          note={data && `${counted(data.with_plan)} ${t('figures.withPlan')}`}
        />
        <Figure label={t('figures.pending')} value={data ? number(data.mails.pending) : '–'} />
        <Figure label={t('figures.failed')} value={data ? number(data.mails.failed) : '–'} />
      </dl>
    </section>
  )
}
