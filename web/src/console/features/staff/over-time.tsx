import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import {
  type DashboardFigure,
  type DashboardSpan,
  dashboardFigures,
  dashboardSpans,
} from '@catchpitch/contract/system/dashboard'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import type { ChartPoint } from '../../../ui/kit/chart/chart-point.ts'
import { TimeChart } from '../../../ui/kit/chart/time-chart.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './over-time.module.css'

type OverTimeFigures = Reply<'GET /admin/dashboard'>['over_time']
type Stretch = OverTimeFigures['stretches'][number]

/** Beyond this many stretches bars would be hairs. */
const most_bars = 14

/** `22 Sep` below the axis and `22 Sep 2026` in words; of a month `Sep` and `Sep 2026`. */
function namesOf({ from }: Stretch, unit: OverTimeFigures['unit'], language: string) {
  const long = formatDay(startOfDay(from), languageFrom(language))
  const [day = '', month = '', year = ''] = long.split(' ')
  return unit === 'month' ? { short: month, long: `${month} ${year}` } : { short: `${day} ${month}`, long }
}

type FigureCardProps = { figure: DashboardFigure; figures: OverTimeFigures }

function FigureCard({ figure, figures: { stretches, before, unit } }: FigureCardProps) {
  const t = useT()
  const language = useLanguage()
  const format = (value: number) => formatCount(value, language)
  const points = stretches.map(
    (stretch): ChartPoint => ({ ...namesOf(stretch, unit, language), value: stretch[figure] }),
  )
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const title = t(`overTime.${figure}`)
  return (
    <section className={classes.card} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <p className={classes.total}>
          <strong>{format(total)}</strong>
          <span>{t('overTime.before', { count: format(before[figure]) })}</span>
        </p>
      </header>
      <TimeChart
        title={title}
        points={points}
        form={points.length > most_bars ? 'line' : 'bars'}
        tone={figure === 'completions' ? 'accent' : 'brand'}
        format={format}
        words={{
          keys: t('chart.keys'),
          table: t('chart.table'),
          when: t(unit === 'month' ? 'chart.month' : 'chart.day'),
          count: t('chart.count'),
        }}
      />
    </section>
  )
}

type OverTimeProps = {
  span: DashboardSpan
  onSpan: (span: DashboardSpan) => void
  /** Not there yet: its place is kept. */
  figures: OverTimeFigures | undefined
}

/** What happened, in one chart for each thing that is counted. */
export function OverTime({ span, onSpan, figures }: OverTimeProps) {
  const t = useT()
  return (
    <section className={classes.overTime} aria-labelledby="over-time" aria-busy={!figures}>
      <header className={classes.head}>
        <h2 id="over-time">{t('overTime.title')}</h2>
        <WordSegments
          label={t('overTime.span')}
          value={span}
          segments={dashboardSpans.map((value) => ({ value, label: t(`overTime.${value}`) }))}
          onChoose={onSpan}
        />
      </header>
      <div className={classes.cards}>
        {dashboardFigures.map((figure) =>
          figures ? (
            <FigureCard key={figure} figure={figure} figures={figures} />
          ) : (
            <div key={figure} className={classes.waiting} />
          ),
        )}
      </div>
      <p className={classes.note}>{t('overTime.days')}</p>
    </section>
  )
}
