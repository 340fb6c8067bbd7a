import type { Statement } from '../keeping/answers.ts'
import { CrossIcon, PencilIcon, PlayIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'
import type { SourceRun } from './showing/picture-source.ts'
import { Shown } from './shown.tsx'
import { useStatementLabel } from './statement-label.ts'

type StatementListProps = {
  run: SourceRun
  statements: readonly Statement[]
  /** The one that is being changed. */
  edited: number | null
  /** After the time is over only the first eight places can still be written in. */
  canChange: (statement: Statement) => boolean
  onEdit: (statement: Statement) => void
  onRemove: (statement: Statement) => void
  /** For what was said. */
  onListen: (statement: Statement) => void
}

/** What was written so far, each with a way to change it and to take it out. */
export function StatementList(props: StatementListProps) {
  const { run, statements, edited, canChange, onEdit, onRemove, onListen } = props
  const t = useSurveyT()
  const labelOf = useStatementLabel()
  return (
    <ol className="statement-list" aria-label={t('survey.statements')}>
      {statements.map((statement, index) => (
        <li key={statement.slot} data-edited={statement.slot === edited}>
          <span className="statement-number" aria-hidden="true">
            {index + 1}
          </span>
          <Shown statement={statement} label={labelOf(statement)} run={run} />
          <span className="statement-text">{labelOf(statement)}</span>
          <span className="statement-actions">
            {statement.recording_id && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('survey.listen', { text: labelOf(statement) })}
                onClick={() => onListen(statement)}
              >
                <PlayIcon />
              </button>
            )}
            {canChange(statement) && (
              <>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('survey.edit', { text: labelOf(statement) })}
                  onClick={() => onEdit(statement)}
                >
                  <PencilIcon />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('survey.remove', { text: labelOf(statement) })}
                  onClick={() => onRemove(statement)}
                >
                  <CrossIcon />
                </button>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
