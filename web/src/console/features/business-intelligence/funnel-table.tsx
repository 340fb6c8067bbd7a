import {
  type FunnelSplit,
  type FunnelStep,
  funnelSteps,
  passagesOf,
} from '@catchpitch/contract/business-intelligence/funnel'
import { formatMonth } from '@catchpitch/contract/dates'
import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { FiguresTable } from '../../../ui/kit/figures-table.tsx'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import { formatDuration } from './duration.ts'
import classes from './funnel-table.module.css'

type Told = Reply<'GET /business-intelligence/dashboard'>
type Row = Told['rows'][number]

/** What a row is about, in words. */
function useRowName(by: FunnelSplit) {
  const t = useT()
  const language = languageFrom(useLanguage())
  return ({ key, name }: Row) => {
    if (by === 'month' && key !== null) return formatMonth(key, language)
    if (by === 'source') {
      const source = Object.values(inviteSource).find((known) => String(known) === key)
      return source === undefined ? '' : t(`funnel.source${source}`)
    }
    return name ?? t('funnel.noDepartment')
  }
}

/** A survey leads to its own funnel; everything else is only named. */
function RowName({ row, by }: { row: Row; by: FunnelSplit }) {
  const nameOf = useRowName(by)
  if (by !== 'survey' || row.key === null) return nameOf(row)
  const survey = row.key
  return (
    <Link to="/surveys/business-intelligence" search={(before) => ({ ...before, by: 'month', survey })}>
      {nameOf(row)}
    </Link>
  )
}

type CellProps = { people: number; share: number | null; median_s: number | null; isFirst: boolean }

function StepCell({ people, share, median_s, isFirst }: CellProps) {
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <td>
      <span className={classes.people}>{formatCount(people, language)}</span>
      <span className={classes.facts}>
        {!isFirst && share !== null && <span>{percent.format(share)}</span>}
        {median_s !== null && <span>{formatDuration(median_s, language)}</span>}
      </span>
    </td>
  )
}

/** The same steps for each survey, month, source or department. */
export function FunnelTable({ told: { rows, more }, by }: { told: Told; by: FunnelSplit }) {
  const t = useT()
  const language = useLanguage()
  const titleOf = (step: FunnelStep) => t(`funnel.${step}`)
  return (
    <>
      <FiguresTable label={t(`funnel.by.${by}`)} caption={t('funnel.caption')}>
        <thead>
          <tr>
            <th scope="col">{t(`funnel.by.${by}`)}</th>
            {funnelSteps.map((step) => (
              <th key={step} scope="col">
                {titleOf(step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const passages = passagesOf(row.funnel)
            return (
              <tr key={row.key}>
                <th scope="row">
                  <RowName row={row} by={by} />
                </th>
                {row.funnel.map(({ step, people, median_s }, index) => (
                  <StepCell
                    key={step}
                    people={people}
                    share={passages[index]?.share ?? null}
                    median_s={median_s}
                    isFirst={index === 0}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </FiguresTable>
      {more > 0 && <p className={classes.more}>{t('funnel.more', { count: formatCount(more, language) })}</p>}
    </>
  )
}
