import { addDays, formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { TimeChart } from '../../../ui/kit/chart/time-chart.tsx'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import { DesignSection, Grid } from './design-section.tsx'

const few = [12, 19, 7, 0, 23, 31, 18]
/** A month with its weekends. */
const many = Array.from({ length: 30 }, (_, day) => Math.round((day % 7 > 4 ? 40 : 220) + 90 * Math.sin(day / 3)))
const none = few.map(() => 0)

/** How much happened over time: bars for a few days, a line for many, and a time in which nothing did. */
export function Charts() {
  const t = useT()
  const language = languageFrom(useLanguage())
  const pointsOf = (values: readonly number[]) =>
    values.map((value, place) => {
      const long = formatDay(startOfDay(addDays('2026-11-01', place)), language)
      return { short: long.split(' ').slice(0, 2).join(' '), long, value }
    })
  const words = { keys: t('chart.keys'), table: t('chart.table'), when: t('chart.day'), count: t('chart.count') }
  const format = (value: number) => formatCount(value, language)
  return (
    <DesignSection title={t('design.charts')}>
      <Grid>
        <TimeChart title={t('design.chartBars')} points={pointsOf(few)} form="bars" format={format} words={words} />
        <TimeChart
          title={t('design.chartLine')}
          points={pointsOf(many)}
          form="line"
          tone="accent"
          format={format}
          words={words}
        />
        <TimeChart title={t('design.chartNone')} points={pointsOf(none)} form="bars" format={format} words={words} />
      </Grid>
    </DesignSection>
  )
}
