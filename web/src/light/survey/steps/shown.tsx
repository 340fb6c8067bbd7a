import { lazy, Suspense } from 'react'
import type { Statement } from '../keeping/answers.ts'
import { fetchShowing } from './showing/fetch-showing.ts'
import type { SourceRun } from './showing/picture-source.ts'

const ShownStatement = lazy(() => fetchShowing().then(({ ShownStatement: Component }) => ({ default: Component })))

type ShownProps = { statement: Statement; label: string; run: SourceRun; isStill?: boolean }

/** The picture or the video of a statement; nothing for one of words alone. */
export function Shown({ statement, label, run, isStill = false }: ShownProps) {
  if (!statement.picture_id && !statement.link) return null
  return (
    <Suspense fallback={null}>
      <ShownStatement statement={statement} label={label} run={run} isStill={isStill} />
    </Suspense>
  )
}
