import { Link } from '@tanstack/react-router'
import { type ComponentProps, lazy, type Ref, Suspense } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { situationsWords, useT, withWords } from '../../words.ts'
import classes from './map-card.module.css'

// It comes beside the dots, which take longer.
const ResultsMap = lazy(async () => ({ default: (await import('./map/results-map.tsx')).ResultsMap }))

const ShadeShares = lazy(
  withWords([situationsWords], async () => ({ default: (await import('../../shades/shade-shares.tsx')).ShadeShares })),
)

type MapCardProps = Omit<ComponentProps<typeof ResultsMap>, 'dots'> & {
  /** Undefined: the dots are on their way. */
  map: Reply<'GET /my-surveys/get-users-2d-dynamic-results'> | undefined
  /** Where the map stands in it: what is beside it may be higher than a phone. */
  ref: Ref<HTMLDivElement>
}

/** The map, with what it says and what it does not. */
export function MapCard({ map, ref, ...rest }: MapCardProps) {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage())
  const waiting = (
    <div className={classes.waiting} aria-busy>
      <Skeleton kind="block" />
    </div>
  )
  return (
    <section className={classes.card} aria-labelledby="results-map">
      <div className={classes.head}>
        <h2 id="results-map">{t('results.map.title')}</h2>
        {map && (
          <p className={classes.count}>
            {t(map.more ? 'results.map.latest' : 'results.map.people', { total: numbers.format(map.dots.length) })}
          </p>
        )}
        {map && (
          <Link className={classes.blind} to="/surveys/$id/blind-reading" params={{ id: map.survey.id }}>
            {t('results.blind')}
          </Link>
        )}
      </div>
      <div className={classes.body}>
        <div ref={ref} className={classes.place}>
          <Suspense fallback={waiting}>{map ? <ResultsMap dots={map.dots} {...rest} /> : waiting}</Suspense>
        </div>
        {map?.shades && (
          <section className={classes.shades} aria-labelledby="results-shades">
            <h3 id="results-shades">{t('results.shades.title')}</h3>
            <p>{t('results.shades.lead')}</p>
            <Suspense fallback={waiting}>
              <ShadeShares label={t('results.shades.title')} shades={map.shades} />
            </Suspense>
          </section>
        )}
      </div>
      <div className={classes.how}>
        <h3>{t('results.how.title')}</h3>
        <p>{t('results.how.dot')}</p>
        <p>{t('results.how.ring')}</p>
        <p>{t('results.how.cross')}</p>
        <p>{t('results.how.not')}</p>
      </div>
    </section>
  )
}
