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
