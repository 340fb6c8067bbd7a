import { limits } from '@catchpitch/contract/limits'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { countOf } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { useSurveyT } from '../survey-words.ts'
import { MicrophoneIcon } from './saying/microphone-icon.tsx'
import { StatementInput } from './statement-input.tsx'
import { TimeOver } from './time-over.tsx'
import type { Writing } from './use-writing.ts'

type WritingDockProps = {
  topic: TopicState
  writing: Writing
  saving: SurveySnapshot['saving']
  /** Whether the time of the situation is over. */
  isOver: boolean
  onGoOn: () => void
  /** To speaking; null where it is not offered. */
  onSay: (() => void) | null
}

/** Where one writes: the input, what it leads to, and what has become of it. */
export function WritingDock({ topic, writing, saving, isOver, onGoOn, onSay }: WritingDockProps) {
  const { count, isEnough } = countOf(topic)
  if (isOver && isEnough) return <TimeOver count={count} onGoOn={onGoOn} />
  return (
    <>
      <Notice writing={writing} missing={isOver ? limits.test.slots.min - count : 0} />
      {writing.edited ? (
        <EditRow writing={writing} saving={saving} />
      ) : (
        <AddRow topic={topic} writing={writing} saving={saving} onGoOn={onGoOn} onSay={onSay} />
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

function AddRow({ topic, writing, saving, onGoOn, onSay }: Omit<WritingDockProps, 'isOver'>) {
  const { input, draft, keepDraft, add } = writing
  const { count, isEnough, isFull } = countOf(topic)
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
        {!isFull && onSay && (
          <button type="button" className="button" onClick={onSay}>
            <MicrophoneIcon />
            {t('survey.say')}
          </button>
        )}
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
