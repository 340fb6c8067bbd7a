import type { ReactNode } from 'react'
import classes from './skeleton.module.css'

type SkeletonProps = {
  /** How long the line will be, as a share of the room that it has. */
  width?: string
  /** A line of text by default; `block` fills the height that it is given. */
  kind?: 'line' | 'block' | 'round'
}

/** The place of something that is on its way. It says nothing: whoever cannot see it is told by `aria-busy` around it. */
export function Skeleton({ width = '100%', kind = 'line' }: SkeletonProps) {
  return <span className={classes.skeleton} data-kind={kind} style={{ width }} aria-hidden="true" />
}

/** What is on its way: one card, several beside each other, or text within something that is there already. */
export type OutlineShape = 'card' | 'cards' | 'lines'

const lines = (
  <div className={classes.lines}>
    <Skeleton width="34%" />
    <Skeleton width="92%" />
    <Skeleton width="78%" />
    <Skeleton width="52%" />
  </div>
)

const card = (
  <div className={classes.card}>
    {lines}
    {lines}
  </div>
)

const shapes: Record<OutlineShape, ReactNode> = {
  lines,
  card,
  cards: (
    <div className={classes.cards}>
      {card}
      {card}
      {card}
    </div>
  ),
}

/** About as much room as what is on its way will take, so that little moves when it comes. */
export function Outline({ shape = 'card' }: { shape?: OutlineShape }) {
  return <div aria-busy="true">{shapes[shape]}</div>
}
