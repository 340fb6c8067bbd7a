import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import { useEffect, useRef } from 'react'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { countOf, type Slots, writtenStatements } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { useSurveyT } from '../survey-words.ts'
import { Clock } from './clock.tsx'
import { fetchWays } from './express-dock.tsx'
import { hasRealKeyboard } from './has-real-keyboard.ts'
import { StatementDock } from './statement-dock.tsx'
import { StatementList } from './statement-list.tsx'
import type { StepProps } from './step-props.ts'
import { usePlace } from './use-place.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useWriting } from './use-writing.ts'

/** What stands ready so shortly before the end is taken as it is: after it, the ninth place is closed. */
const lastSeconds = 2

/** Writing about one situation: one sentence after the other, all of them in sight. */
export function WritingStep(props: StepProps & { topic: TopicState; ways: readonly InputMethod[] }) {
  const { survey, snapshot, path, onOverview, topic, ways } = props
  const { content, view, saving, slots } = snapshot
  const t = useSurveyT()
  const end = useRef<HTMLDivElement>(null)
  const writing = useWriting({ survey, test_id: view.test_id, topic, slots })
  const { input, takeDraft, keepDraft } = writing
  const { count, isEnough } = countOf(topic, slots)
  const seconds = useTimeLeft(survey, snapshot, (left) => {
    if (isEnough && left > 0 && left <= lastSeconds) takeDraft()
  })
  const isOver = seconds === 0
  const isEnding = isEnough && seconds !== null && seconds > 0 && seconds <= lastSeconds
  const asked = content.topics[topic.position - 1]

  // What is new is in sight, above the input.
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  useEffect(() => {
    if (hasRealKeyboard()) input.current?.focus({ preventScroll: true })
  }, [input])

  useEffect(() => fetchWays(content.input_methods), [content.input_methods])

  const goOn = () => {
    // What stands in the input was meant to be said, too.
    if (!isOver) takeDraft()
    keepDraft('')
    survey.goOn({ step: view.step, topic: view.topic })
  }

  const listen = async (recording_id: string) => {
    const { playRecording } = await import('./saying/play-recording.ts')
    await playRecording(recording_id, view.test_id, snapshot.kept.token)
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={asked?.topic ?? content.name}
      place={usePlace(snapshot)(t('survey.step.writing'))}
      aside={seconds !== null && seconds > 0 && <Clock seconds={seconds} waits={saving === 'kept'} />}
      onOverview={onOverview}
      dock={
        <StatementDock
          survey={survey}
          snapshot={snapshot}
          topic={topic}
          ways={ways}
          writing={writing}
          isOver={isOver}
          isEnding={isEnding}
          onGoOn={goOn}
        />
      }
    >
      <h1>{asked?.topic}</h1>
      <p className="survey-lines survey-lead">{asked?.text}</p>
      <p className="survey-hint">{t('survey.writeHint', slots)}</p>
      <Samples samples={asked?.samples ?? []} />
      <StatementList
        run={{ test_id: view.test_id, token: snapshot.kept.token }}
        statements={writtenStatements(topic)}
        edited={writing.edited?.slot ?? null}
        canChange={({ slot }) => !isOver || slot <= slots.min}
        onEdit={writing.edit}
        onRemove={writing.remove}
        onListen={({ recording_id }) => recording_id && void listen(recording_id)}
      />
      <Count count={count} slots={slots} />
      <div ref={end} className="survey-end" />
    </SurveyFrame>
  )
}

/** Only for who asks: an example is soon copied. */
function Samples({ samples }: { samples: readonly string[] }) {
  const t = useSurveyT()
  if (samples.length === 0) return null
  return (
    <details className="survey-samples">
      <summary>{t('survey.samples')}</summary>
      <ul>
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </details>
  )
}

/** A mark for each place, and which of them are asked for. */
function Count({ count, slots: { min, max } }: { count: number; slots: Slots }) {
  const t = useSurveyT()
  const places = Array.from({ length: max }, (_, index) => index + 1)
  return (
    <p className="statement-count">
      <span aria-hidden="true" className="statement-pips">
        {places.map((place) => (
          <i key={place} data-filled={place <= count} data-asked={place <= min} />
        ))}
      </span>
      {t('survey.count', { count, min, max })}
    </p>
  )
}
