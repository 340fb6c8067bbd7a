import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../../i18n/translator.ts'
import { formatCount } from '../../../../ui/money.ts'
import { Mark } from '../../../standing/mark.tsx'
import { type Standing, standingOf } from '../../../standing/standing.ts'
import { useT } from '../../../words.ts'
import classes from './board.module.css'
import { type Deciding, PersonCard } from './person-card.tsx'
import type { Column } from './pipeline-query.ts'

type BoardColumnProps = {
  column: Column
  deciding: Deciding | null
  dragged: readonly string[]
  /** Whether a card is over it that would be taken in. */
  isOver: boolean
  onMore: (standing: Standing) => void
}

/** Everybody about whom the same is decided, the latest on top. */
export function BoardColumn({ column, deciding, dragged, isOver, onMore }: BoardColumnProps) {
  const t = useT()
  const language = useLanguage()
  const { status, total, people } = column
  const standing = standingOf(status)
  const rest = Math.min(total - people.length, limits.board.shown.first)
  return (
    <section
      className={classes.column}
      data-column={standing}
      data-standing={standing}
      data-over={isOver || undefined}
      aria-labelledby={`column-${standing}`}
    >
      <h2 id={`column-${standing}`} className={classes.title}>
        <Mark standing={standing} size={14} />
        {t(`results.${standing}`)}
        <span className={classes.count}>{formatCount(total, language)}</span>
      </h2>
      {people.length === 0 && <p className={classes.none}>{t('pipeline.none')}</p>}
      <ul className={classes.cards}>
        {people.map((card) => (
          <PersonCard key={card.id} card={card} deciding={deciding} isDragged={dragged.includes(card.id)} />
        ))}
      </ul>
      {rest > 0 && people.length < limits.board.shown.max && (
        <Button variant="default" size="sm" onClick={() => onMore(standing)}>
          {t('pipeline.more', { count: rest })}
        </Button>
      )}
    </section>
  )
}
