import { useT } from '../../words.ts'
import type { PitchSlide } from './pitch-query.ts'
import classes from './slide-facts.module.css'

/** What a slide is called, and what kind it is. */
export function SlideFacts({ name, slide: { type, kind, topic, is_drawback } }: { name: string; slide: PitchSlide }) {
  const t = useT()
  return (
    <span className={classes.facts}>
      <span className={classes.name}>
        {name}
        {is_drawback && <span className={classes.badge}>{t('ownPitch.drawbackBadge')}</span>}
      </span>
      <span className={classes.kind}>
        {t(`slideType.${type}`)} · {t(`slideKind.${kind}`)}
        {topic !== 'other' && ` · ${t(`pitchTopic.${topic}`)}`}
      </span>
    </span>
  )
}
