import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { ringOf } from '@catchpitch/method/ring'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { across, crossOf, down } from '../../../ui/map/map-frame.ts'
import { MapRing } from '../../../ui/map/map-ring.tsx'
import { useT } from '../../words.ts'
import classes from './place-map.module.css'
import { type DynamicReport, othersQuery } from './report-query.ts'

const size = 360
const frame = { width: size, height: size, margin: 14 }
const ground = { x: 0, y: 0, width: size, height: size, rx: 10 }

/** As many as are drawn of the others: they only show where people are, and the survey's own map shows each. */
const most_others = 2000

/** Small squares in one path: thousands of elements would each cost the page something for ever. */
function pathOf(dots: readonly { x: number; y: number }[]): string {
  return dots
    .slice(0, most_others)
    .map(({ x, y }) => `M${across(frame, x).toFixed(1)} ${down(frame, y).toFixed(1)}h0`)
    .join('')
}

type PlaceMapProps = { report: DynamicReport; group_id: string }

/** Where a few people stand, each with their ring, among everybody else of the survey. */
export function PlaceMap({ report: { survey, people }, group_id }: PlaceMapProps) {
  const t = useT()
  const clip = useId()
  const { data } = useQuery(othersQuery(group_id, survey.id))
  const shown = useMemo(() => new Set(people.map(({ id }) => id)), [people])
  const others = useMemo(() => pathOf((data?.dots ?? []).filter(({ id }) => !shown.has(id))), [data, shown])
  const names = people.map(({ name, code }) => name ?? code).join(', ')
  return (
    <figure className={classes.map}>
      <span className={classes.top}>{t('results.axis.much')}</span>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('reports.mapLabel', { names })}>
        <clipPath id={clip}>
          <rect {...ground} />
        </clipPath>
        <rect className={classes.ground} {...ground} />
        <path className={classes.cross} d={crossOf(frame, 0)} />
        <path className={classes.others} d={others} />
        <g clipPath={`url(#${clip})`}>
          {people.map((person, index) => (
            <g key={person.id} data-person={index + 1}>
              <MapRing className={classes.ring} frame={frame} ring={ringOf(person)} />
            </g>
          ))}
        </g>
        {people.map((person, index) => (
          <g key={person.id} data-person={index + 1}>
            <circle
              className={classes.dot}
              data-hollow={!isEnoughToSay(person)}
              cx={across(frame, person.x)}
              cy={down(frame, person.y)}
              r={people.length > 1 ? 10 : 7}
            />
            {people.length > 1 && (
              <text
                className={classes.number}
                data-hollow={!isEnoughToSay(person)}
                x={across(frame, person.x)}
                y={down(frame, person.y) + 4}
              >
                {index + 1}
              </text>
            )}
          </g>
        ))}
      </svg>
      <span className={classes.bottom}>
        <span>{t('results.axis.bad')}</span>
        <span>{t('results.axis.little')}</span>
        <span>{t('results.axis.good')}</span>
      </span>
    </figure>
  )
}
