import { limits } from '@catchpitch/contract/limits'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { countOf, writtenStatements } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import { sayingPath } from '../survey-path.ts'
import { useSurveyT } from '../survey-words.ts'
import { Clock } from './clock.tsx'
import { hasRealKeyboard } from './has-real-keyboard.ts'
import { fetchSaying } from './saying/fetch-saying.ts'
import { StatementList } from './statement-list.tsx'
import type { StepProps } from './step-props.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useWriting } from './use-writing.ts'
import { WritingDock } from './writing-dock.tsx'

const { min, max } = limits.test.slots

const SayingDock = lazy(() => fetchSaying().then((Component) => ({ default: Component })))

/** What stands in the input so shortly before the end is taken as it is: after it, the ninth place is closed. */
const lastSeconds = 2

/** Writing about one situation: one sentence after the other, all of them in sight. */
export function WritingStep(props: StepProps & { topic: TopicState }) {
  const { survey, snapshot, path, onOverview, onSay, topic } = props
  const { content, view, saving } = snapshot
  const t = useSurveyT()
  const end = useRef<HTMLDivElement>(null)
  const writing = useWriting({ survey, test_id: view.test_id, topic })
  const { input, takeDraft, keepDraft } = writing
  const { count, isEnough, isFull } = countOf(topic)
  const seconds = useTimeLeft(survey, snapshot, (left) => {
    if (isEnough && left > 0 && left <= lastSeconds) takeDraft()
  })
  const isOver = seconds === 0
  const asked = content.topics[topic.position - 1]
  // What was said is changed by typing, and a list that is full takes nothing more.
  const isSaying = path === sayingPath && !writing.edited && !isFull && !(isOver && isEnough)

  // What is new is in sight, above the input.
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  useEffect(() => {
    if (hasRealKeyboard()) input.current?.focus({ preventScroll: true })
  }, [input])

  // While there is a connection: who speaks later may have none.
  useEffect(() => {
    if (onSay) void fetchSaying()
  }, [onSay])

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
      place={t('survey.place', { topic: topic.position, count: content.topics.length, step: t('survey.step.writing') })}
      aside={seconds !== null && seconds > 0 && <Clock seconds={seconds} waits={saving === 'kept'} />}
      onOverview={onOverview}
      dock={
        isSaying && onSay ? (
          <Suspense fallback={null}>
            <SayingDock
              survey={survey}
              run={{ test_id: view.test_id, topic: topic.position, token: snapshot.kept.token }}
              draft={{
                read: () => deviceStorage.readSaid(view.test_id),
                write: (text) => deviceStorage.writeSaid(view.test_id, text),
              }}
              savingLine={<SavingLine saving={saving} />}
              onGoOn={isEnough ? goOn : null}
              onType={onSay}
            />
          </Suspense>
        ) : (
          <WritingDock topic={topic} writing={writing} saving={saving} isOver={isOver} onGoOn={goOn} onSay={onSay} />
        )
      }
    >
      <h1>{asked?.topic}</h1>
      <p className="survey-lines survey-lead">{asked?.text}</p>
      <p className="survey-hint">{t('survey.writeHint', { min, max })}</p>
      <Samples samples={asked?.samples ?? []} />
      <StatementList
        statements={writtenStatements(topic)}
        edited={writing.edited?.slot ?? null}
        canChange={({ slot }) => !isOver || slot <= min}
        onEdit={writing.edit}
        onRemove={writing.remove}
        onListen={({ recording_id }) => recording_id && void listen(recording_id)}
      />
      <Count count={count} />
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

const places = Array.from({ length: max }, (_, index) => index + 1)

/** Twelve marks, of which eight are asked for. */
function Count({ count }: { count: number }) {
  const t = useSurveyT()
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
