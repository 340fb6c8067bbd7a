import type { Reply } from '../../api/calls.ts'
import { FittingTable } from '../../ui/kit/table/fitting-table.tsx'
import { useT } from '../words.ts'
import classes from './problem-table.module.css'

type Problem = Reply<'GET /admin/users/import/{id}'>['problems'][number]

function Line({ line }: Pick<Problem, 'line'>) {
  const t = useT()
  return <span className={classes.line}>{t('import.lineNumber', { line })}</span>
}

function Value({ value }: Pick<Problem, 'value'>) {
  const t = useT()
  if (!value) return <span className={classes.quiet}>{t('import.empty')}</span>
  return <span className={classes.value}>{value}</span>
}

const lineOf = ({ line }: Problem) => <Line line={line} />
const valueOf = ({ value }: Problem) => <Value value={value} />

type ProblemTableProps = { problems: readonly Problem[]; total: number }

/** Every bad cell by line and column, with what stands there and why it cannot. */
export function ProblemTable({ problems, total }: ProblemTableProps) {
  const t = useT()
  return (
    <div className={classes.problems}>
      <h3 className={classes.title}>{t('import.problems')}</h3>
      <FittingTable
        title={t('import.problems')}
        columns={[
          { key: 'line', title: t('import.line'), naming: true, narrow: true, cell: lineOf },
          { key: 'column', title: t('import.column'), narrow: true, cell: ({ column }) => column },
          { key: 'value', title: t('import.value'), cell: valueOf },
          { key: 'reason', title: t('import.reason'), cell: ({ reason }) => reason },
        ]}
        rows={problems}
        busy={false}
        keyOf={({ line, column }) => `${line}:${column}`}
      />
      {total > problems.length && (
        <p className={classes.quiet}>{t('import.more', { number: total - problems.length })}</p>
      )}
    </div>
  )
}
