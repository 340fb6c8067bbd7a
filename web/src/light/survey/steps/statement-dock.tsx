import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { useState } from 'react'
import { countOf } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import { ExpressDock } from './express-dock.tsx'
import { MethodChooser } from './method-chooser.tsx'
import type { Writing } from './use-writing.ts'
import { WritingDock } from './writing-dock.tsx'

type StatementDockProps = {
  survey: Survey
  snapshot: SurveySnapshot
  topic: TopicState
  ways: readonly InputMethod[]
  writing: Writing
  /** Whether the time of the situation is over. */
  isOver: boolean
  /** Whether it is about to be, and what stands ready is taken as it is. */
  isEnding: boolean
  onGoOn: () => void
}

/** Where the next statement is expressed, in the way that the person has chosen, with the others beside it. */
export function StatementDock({
  survey,
  snapshot,
  topic,
  ways,
  writing,
  isOver,
  isEnding,
  onGoOn,
}: StatementDockProps) {
  const { view, saving, slots } = snapshot
  const { isEnough, isFull } = countOf(topic, slots)
  const [isCutOff, setCutOff] = useState(false)
  // What was said or shown is changed by typing, and a list that is full takes nothing more.
  const hasChoice = ways.length > 1 && !writing.edited && !isFull && !(isOver && isEnough)
  const method = ways.find((way) => way === view.input_method) ?? inputMethod.typing

  const choose = (way: InputMethod) => {
    survey.choose(way)
    if (way === inputMethod.typing) writing.refocus()
  }

  return (
    <>
      {hasChoice && <MethodChooser ways={ways} chosen={method} onChoose={choose} />}
      {hasChoice && method !== inputMethod.typing ? (
        <ExpressDock
          survey={survey}
          snapshot={snapshot}
          topic={topic}
          method={method}
          isEnding={isEnding}
          onCutOff={setCutOff}
          onGoOn={onGoOn}
        />
      ) : (
        <WritingDock
          topic={topic}
          writing={writing}
          saving={saving}
          slots={slots}
          isOver={isOver}
          isCutOff={isCutOff}
          extraTime={view.extra_time}
          onGoOn={onGoOn}
        />
      )}
    </>
  )
}
