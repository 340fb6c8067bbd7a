import { useT } from '../../words.ts'
import type { OrganicReport, ReportKey } from './report-query.ts'
import classes from './said-statement.module.css'
import { StatementAudio } from './statement-audio.tsx'
import { StatementVideo } from './statement-video.tsx'

type Statement = OrganicReport['topics'][number]['statements'][number]

const feelingWords = {
  2: ['reports.felt.bad', 'reports.felt.good'],
  4: ['reports.felt.veryBad', 'reports.felt.bad', 'reports.felt.good', 'reports.felt.veryGood'],
} as const

const controlWords = ['strength.much', 'strength.some', 'strength.none'] as const

type SaidStatementProps = { statement: Statement; scale: OrganicReport['feelings_scale']; reportKey: ReportKey }

/** One statement as it was left, with the place that its author gave it. */
export function SaidStatement({ statement, scale, reportKey }: SaidStatementProps) {
  const t = useT()
  const { rank, text, recording, picture, link, feeling, control, quadrant, parameter } = statement
  const felt = feeling === null ? undefined : feelingWords[scale][feeling - 1]
  const held = control === null ? undefined : controlWords[control - 1]
  return (
    <li className={classes.statement} data-quadrant={quadrant ?? undefined}>
      <span className={classes.rank}>{rank ?? '·'}</span>
      <div className={classes.said}>
        {text !== '' && <p className={classes.text}>{text}</p>}
        {picture && <img className={classes.picture} src={picture} alt={text === '' ? t('reports.picture') : text} />}
        {link && <StatementVideo link={link} title={text} />}
        {recording && <StatementAudio recording={recording} reportKey={reportKey} />}
        <p className={classes.marks}>
          {parameter && <span className={classes.shade}>{parameter}</span>}
          {felt && <span>{t(felt)}</span>}
          {held && <span>{t(held)}</span>}
        </p>
      </div>
    </li>
  )
}
