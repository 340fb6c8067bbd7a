import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { ringOf } from '@catchpitch/method/ring'
import { useId } from 'react'
import { across, crossOf, down } from '../../../ui/map/map-frame.ts'
import { MapRing } from '../../../ui/map/map-ring.tsx'
import { useSurveyT } from '../survey-words.ts'
import type { Life } from './life.ts'

const size = 320
const margin = 14
const frame = { width: size, height: size, margin }
const ground = { x: margin, y: margin, width: size - 2 * margin, height: size - 2 * margin, rx: 10 }

type LifeMapProps = { result: NonNullable<Life['result']>; by_situation: Life['by_situation']; label: string }

/** The person's own place between bad and good, and between little and much in their hands. */
export function LifeMap({ result, by_situation, label }: LifeMapProps) {
  const t = useSurveyT()
  const clip = useId()
  const isEnough = isEnoughToSay(result)
  return (
    <figure className="life-map">
      <span className="life-axis life-axis-top">{t('survey.map.much')}</span>
      <span className="life-axis life-axis-left">{t('survey.map.bad')}</span>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <clipPath id={clip}>
          <rect {...ground} />
        </clipPath>
        <rect className="life-ground" {...ground} />
        <path className="life-cross" d={crossOf(frame)} />
        <g clipPath={`url(#${clip})`}>
          <MapRing className="life-ring" frame={frame} ring={ringOf(result)} />
        </g>
        {by_situation.length > 1 &&
          by_situation.map(({ situation_id, x, y }, index) => (
            <g key={situation_id} className="life-topic">
              <circle cx={across(frame, x)} cy={down(frame, y)} r="8" />
              <text x={across(frame, x)} y={down(frame, y) + 3.5}>
                {index + 1}
              </text>
            </g>
          ))}
        <circle
          className="life-dot"
          data-hollow={!isEnough}
          cx={across(frame, result.x)}
          cy={down(frame, result.y)}
          r="7"
        />
      </svg>
      <span className="life-axis life-axis-right">{t('survey.map.good')}</span>
      <span className="life-axis life-axis-bottom">{t('survey.map.none')}</span>
    </figure>
  )
}
