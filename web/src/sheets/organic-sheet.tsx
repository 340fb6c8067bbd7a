import type { Reply } from '../api/calls.ts'
import { useSheetT } from './sheet-words.ts'

export type OrganicReport = Reply<'GET /my-surveys/get-survey-organic'>
type Topic = OrganicReport['topics'][number]

const feelings = {
  2: ['sheets.feelsBad', 'sheets.feelsGood'],
  4: ['sheets.feelsVeryBad', 'sheets.feelsBad', 'sheets.feelsGood', 'sheets.feelsVeryGood'],
} as const

const controls = ['sheets.control1', 'sheets.control2', 'sheets.control3'] as const

type StatementProps = { of: Topic['statements'][number]; scale: OrganicReport['feelings_scale'] }

function Statement({
  of: { rank, text, picture, link, feeling, control, parameter, quadrant },
  scale,
}: StatementProps) {
  const t = useSheetT()
  const felt = feeling === null ? undefined : feelings[scale][feeling - 1]
  const held = control === null ? undefined : controls[control - 1]
  const marks = [parameter, felt && t(felt), held && t(held)].filter(Boolean)
  return (
    <li className="sheet-statement" data-quadrant={quadrant ?? undefined}>
      <span className="sheet-rank">{rank ?? '·'}</span>
      <div>
        {text !== '' && <p>{text}</p>}
        {picture && <img src={picture} alt={text === '' ? t('sheets.picture') : text} />}
        {/* On paper an address is read, not pressed; and what somebody else wrote is no link of ours. */}
        {link && <p className="sheet-address">{link}</p>}
        <p className="sheet-marks">{marks.join(' · ')}</p>
      </div>
    </li>
  )
}

/** What somebody wrote, situation by situation, as they ranked it. */
export function OrganicSheet({ report: { topics, feelings_scale } }: { report: OrganicReport }) {
  const t = useSheetT()
  return (
    <>
      {topics.map(({ position, name, topic, statements, written }) => (
        <section key={position} className="sheet-topic">
          <h3>{name}</h3>
          <p className="sheet-quiet">{topic}</p>
          <p className="sheet-quiet">{t('sheets.shown', { shown: statements.length, written })}</p>
          <ol className="sheet-statements">
            {statements.map((statement) => (
              <Statement key={statement.slot} of={statement} scale={feelings_scale} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
