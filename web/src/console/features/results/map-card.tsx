import { lazy, type Ref, Suspense } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { useT } from '../../words.ts'
import classes from './map-card.module.css'
import type { Standing } from './standing.ts'

// It comes beside the dots, which take longer.
const ResultsMap = lazy(async () => ({ default: (await import('./map/results-map.tsx')).ResultsMap }))

type MapCardProps = {
  /** Undefined: the dots are on their way. */
  map: Reply<'GET /my-surveys/get-users-2d-dynamic-results'> | undefined
  shown: ReadonlySet<Standing>
  chosen: string | null
  onChoose: (id: string | null) => void
  nameOf: (id: string) => string | null
  ref: Ref<HTMLElement>
}

/** The map, with what it says and what it does not. */
export function MapCard({ map, ref, ...rest }: MapCardProps) {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage())
  const waiting = (
    <div className={classes.waiting} aria-busy>
      <Skeleton width="100%" />
    </div>
  )
  return (
    <section ref={ref} className={classes.card} aria-labelledby="results-map">
      <div className={classes.head}>
        <h2 id="results-map">{t('results.map.title')}</h2>
        {map && (
          <p className={classes.count}>
            {t(map.more ? 'results.map.latest' : 'results.map.people', { total: numbers.format(map.dots.length) })}
          </p>
        )}
      </div>
      <div className={classes.body}>
        <Suspense fallback={waiting}>{map ? <ResultsMap dots={map.dots} {...rest} /> : waiting}</Suspense>
        <div className={classes.how}>
          <h3>{t('results.how.title')}</h3>
          <p>{t('results.how.dot')}</p>
          <p>{t('results.how.ring')}</p>
          <p>{t('results.how.cross')}</p>
          <p>{t('results.how.not')}</p>
        </div>
      </div>
    </section>
  )
}
