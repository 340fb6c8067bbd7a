import { limits } from '@catchpitch/contract/limits'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyList } from '../../../empty/empty-list.tsx'
import { NotYet } from '../../../not-yet.tsx'
import { usePerson } from '../../../person/load-person.ts'
import { may } from '../../../person/person.ts'
import { type Standing, standingOf } from '../../../standing/standing.ts'
import { SurveyFrame } from '../../../survey/survey-frame.tsx'
import { useT } from '../../../words.ts'
import { decisions, nameOf } from '../deciding/decidable.ts'
import { RecentButton } from '../deciding/recent-button.tsx'
import { useDecide } from '../deciding/use-decide.tsx'
import type { SurveyKey } from '../results-list.ts'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { type Card, type Moving, pipelineQuery, type Shown, withMoved } from './pipeline-query.ts'
import { StrategyAside } from './strategy-aside.tsx'
import { useCardDrag } from './use-card-drag.ts'

const { first, max } = limits.board.shown
const firstOnes: Shown = { undecided: first, pipeline: first, accepted: first, rejected: first }

/** How the call names each column. */
const nameInCall = {
  undecided: 'undecided',
  pipeline: 'pipeline',
  shortlisted: 'accepted',
  rejected: 'rejected',
} as const satisfies Record<Standing, keyof Shown>

function Board({ survey, canDecide }: { survey: SurveyKey; canDecide: boolean }) {
  const t = useT()
  const [shown, setShown] = useState(firstOnes)
  const { data, error, refetch } = useQuery({ ...pipelineQuery(survey, shown), placeholderData: keepPreviousData })
  const [selected, setSelected] = useState<readonly string[]>([])
  const [moving, setMoving] = useState<Moving | null>(null)
  const board = useRef<HTMLDivElement>(null)
  // Whoever decided goes on from the card: it is drawn anew in its column, and the focus would be at the top of the page.
  const followed = useRef<string | null>(null)
  const goOn = () => {
    const { activeElement } = document
    // Whoever has gone elsewhere meanwhile is not fetched back.
    if (activeElement !== document.body && !activeElement?.closest('[role="dialog"]')) return
    board.current?.querySelector<HTMLElement>(`[data-person="${followed.current}"] [aria-haspopup]`)?.focus()
  }
  const { decide, dialog } = useDecide(survey, goOn)

  const columns = data && withMoved(data, moving)
  const cards = data?.flatMap(({ people }) => people) ?? []
  const chosen = cards.filter(({ id }) => selected.includes(id))
  /** Whoever takes hold of one of several that are selected takes them all. */
  const heldWith = (id: string) => (selected.includes(id) ? chosen : cards.filter((card) => card.id === id))

  const move = async (people: readonly Card[], status: ResultStatus) => {
    const going = people.filter((card) => card.status !== status)
    if (going.length === 0) return
    followed.current = going[0]?.code ?? null
    setMoving({ ids: going.map(({ id }) => id), status })
    if (await decide(going, status)) setSelected([])
    setMoving(null)
  }

  const { drag, cardProps } = useCardDrag(board, (id, column) => {
    const target = decisions.find(({ status }) => standingOf(status) === column)
    if (target) void move(heldWith(id), target.status)
  })
  const dragged = drag ? heldWith(drag.id) : []
  const [leading] = dragged

  if (!columns) return <NotYet shape="cards" of="list" error={error} onRetry={refetch} />
  if (columns.every(({ total }) => total === 0)) return <EmptyList of="results" />
  const deciding = canDecide
    ? {
        isSelected: (id: string) => selected.includes(id),
        onSelect: (id: string) =>
          setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
        onDecide: (card: Card, status: ResultStatus) => void move(heldWith(card.id), status),
        cardProps,
      }
    : null

  return (
    <>
      <StrategyAside survey={survey} />
      <div ref={board} className={classes.board} data-dragging={drag !== null || undefined}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            deciding={deciding}
            dragged={dragged.map(({ id }) => id)}
            isOver={drag?.over === standingOf(column.status) && column.status !== null}
            onMore={(standing) => {
              const name = nameInCall[standing]
              setShown({ ...shown, [name]: Math.min(max, shown[name] + first) })
            }}
          />
        ))}
      </div>
      {canDecide && (
        <section className={classes.bar} aria-label={t('bulk.label')} hidden={chosen.length === 0}>
          <span role="status">{t('pipeline.selected', { count: chosen.length })}</span>
          {decisions.map(({ status, label }) => (
            <Button key={status} size="sm" variant="default" onClick={() => void move(chosen, status)}>
              {t(label)}
            </Button>
          ))}
          <Button size="sm" variant="subtle" onClick={() => setSelected([])}>
            {t('pipeline.clear')}
          </Button>
        </section>
      )}
      {drag && leading && (
        <div className={classes.ghost} aria-hidden="true" style={{ translate: `${drag.x}px ${drag.y}px` }}>
          {dragged.length > 1 ? t('pipeline.dragged', { count: dragged.length }) : nameOf(leading)}
        </div>
      )}
      {dialog}
    </>
  )
}

/** Where everybody of a survey stands, as a board that the whole team sees move. */
export function PipelinePage() {
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  return (
    <SurveyFrame
      page="pipeline"
      lead={t('pipeline.lead')}
      renderActions={({ id }) => <RecentButton group_id={group_id} survey_id={id} />}
    >
      {(_, survey) => <Board survey={survey} canDecide={may(person, 'result.decide')} />}
    </SurveyFrame>
  )
}
