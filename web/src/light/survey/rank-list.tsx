import { memo, type ReactNode } from 'react'
import { handleProps, stepProps } from '../../ui/sorting/row-props.ts'
import { useSorting } from '../../ui/sorting/use-sorting.ts'
import { ChevronIcon, GripIcon } from './survey-icons.tsx'
import { useSurveyT } from './survey-words.ts'

type RankEntry = {
  id: number
  label: string
  /** What stands before the words, for the eye. */
  picture?: ReactNode
}

type RankRowProps = Omit<RankEntry, 'id'> & { index: number; count: number }

/** Drawn only when it has changed: each move is told to the page three times, as moved, on its way and saved. */
const RankRow = memo(({ label: text, picture, index, count }: RankRowProps) => {
  const t = useSurveyT()
  return (
    <li className="rank-row">
      <button
        type="button"
        className="rank-handle"
        aria-label={t('survey.rank.handle', { text, place: index + 1, count })}
        {...handleProps}
      >
        <GripIcon />
        <span aria-hidden="true">{index + 1}</span>
      </button>
      {picture}
      <span className="rank-text">{text}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('survey.rank.up', { text })}
        {...stepProps('up', index === 0)}
      >
        <ChevronIcon direction="up" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('survey.rank.down', { text })}
        {...stepProps('down', index === count - 1)}
      >
        <ChevronIcon direction="down" />
      </button>
    </li>
  )
})

type RankListProps = {
  label: string
  /** In their order, the most important first. */
  entries: readonly RankEntry[]
  onRank: (ids: number[]) => void
}

/** Brings a few sentences into an order. */
export function RankList({ label, entries, onRank }: RankListProps) {
  const t = useSurveyT()
  const count = entries.length
  const { said, listProps } = useSorting({
    ids: entries.map(({ id }) => id),
    onSort: onRank,
    say: (index, place) => t('survey.rank.moved', { text: entries[index]?.label ?? '', place: place + 1, count }),
  })
  return (
    <>
      <ol className="rank-list" aria-label={label} {...listProps}>
        {entries.map(({ id, ...entry }, index) => (
          <RankRow key={id} {...entry} index={index} count={count} />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
