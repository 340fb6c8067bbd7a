import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { countOf, type Slots } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { useSurveyT } from '../survey-words.ts'
import { StatementInput } from './statement-input.tsx'
import { TimeOver } from './time-over.tsx'
import type { Writing } from './use-writing.ts'

type WritingDockProps = {
  topic: TopicState
  writing: Writing
  saving: SurveySnapshot['saving']
  slots: Slots
  /** Whether the time of the situation is over. */
  isOver: boolean
  /** Whether its end has cut off something that was being said. */
  isCutOff: boolean
  extraTime: number
  onGoOn: () => void
}

/** Where one writes: the input, what it leads to, and what has become of it. */
export function WritingDock(props: WritingDockProps) {
  const { topic, writing, saving, slots, isOver, isCutOff, extraTime, onGoOn } = props
  const { count, isEnough } = countOf(topic, slots)
  if (isOver && isEnough) {
    return <TimeOver count={count} isCutOff={isCutOff} extraTime={extraTime} onGoOn={onGoOn} />
  }
  return (
    <>
      <Notice writing={writing} missing={isOver ? slots.min - count : 0} />
      {writing.edited ? (
        <EditRow writing={writing} saving={saving} />
      ) : (
        <AddRow topic={topic} writing={writing} saving={saving} slots={slots} onGoOn={onGoOn} />
      )}
    </>
  )
}

/** What was removed can be had back; and after the time, what is still asked for. */
function Notice({ writing, missing }: { writing: Writing; missing: number }) {
  const t = useSurveyT()
  return (
    <p role="status" className="statement-undo">
      {writing.removed && (
        <>
          {t('survey.removed')}
          <button type="button" className="link-button" onClick={writing.undo}>
            {t('survey.undo')}
          </button>
        </>
      )}
      {!writing.removed && missing > 0 && t('survey.overButGoOn', { count: missing })}
    </p>
  )
}

function EditRow({ writing, saving }: Pick<WritingDockProps, 'writing' | 'saving'>) {
  const { input, editedText, setEditedText, saveEdit, endEdit } = writing
  const t = useSurveyT()
  return (
    <>
      <StatementInput
        input={input}
        value={editedText}
        placeholder=""
        onChange={setEditedText}
        onEnter={saveEdit}
        onEscape={endEdit}
      />
      <div className="survey-dock-row">
        <SavingLine saving={saving} />
        <button type="button" className="button" onClick={endEdit}>
          {t('survey.cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={saveEdit}>
          {t('survey.save')}
        </button>
      </div>
    </>
  )
}

function AddRow({
  topic,
  writing,
  saving,
  slots,
  onGoOn,
}: Omit<WritingDockProps, 'isOver' | 'isCutOff' | 'extraTime'>) {
  const { input, draft, keepDraft, add } = writing
  const { count, isEnough, isFull } = countOf(topic, slots)
  const t = useSurveyT()
  return (
    <>
      {!isFull && (
        <StatementInput
          input={input}
          value={draft}
          placeholder={count === 0 ? t('survey.first') : t('survey.another')}
          onChange={keepDraft}
          onEnter={add}
        />
      )}
      <div className="survey-dock-row">
        <SavingLine saving={saving} />
        {!isFull && (
          <button
            type="button"
            className={isEnough ? 'button' : 'button button-primary'}
            // The input keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={add}
          >
            {t('survey.add')}
          </button>
        )}
        {isEnough && (
          <button type="button" className="button button-primary" onClick={onGoOn}>
            {t('survey.continue')}
            <ArrowRightIcon />
          </button>
        )}
      </div>
    </>
  )
}
