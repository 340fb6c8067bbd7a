import { useSorting } from '../../ui/sorting/use-sorting.ts'
import { ChevronIcon, GripIcon } from './survey-icons.tsx'
import { useSurveyT } from './survey-words.ts'

type RankEntry = { id: number; label: string }

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
  const { said, listProps, rowProps, handleProps, upProps, downProps } = useSorting({
    ids: entries.map(({ id }) => id),
    onSort: onRank,
    say: (index, place) => t('survey.rank.moved', { text: entries[index]?.label ?? '', place: place + 1, count }),
  })
  return (
    <>
      <ol className="rank-list" aria-label={label} {...listProps}>
        {entries.map(({ id, label: text }, index) => (
          <li key={id} className="rank-row" {...rowProps(index)}>
            <button
              type="button"
              className="rank-handle"
              aria-label={t('survey.rank.handle', { text, place: index + 1, count })}
              {...handleProps(index)}
            >
              <GripIcon />
              <span aria-hidden="true">{index + 1}</span>
            </button>
            <span className="rank-text">{text}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('survey.rank.up', { text })}
              {...upProps(index)}
            >
              <ChevronIcon direction="up" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('survey.rank.down', { text })}
              {...downProps(index)}
            >
              <ChevronIcon direction="down" />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
