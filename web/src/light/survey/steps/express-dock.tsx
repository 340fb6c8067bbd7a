import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { lazy, Suspense } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { countOf } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import { useSurveyT } from '../survey-words.ts'
import { fetchSaying } from './saying/fetch-saying.ts'
import { fetchShowing } from './showing/fetch-showing.ts'

const SayingDock = lazy(() => fetchSaying().then((Component) => ({ default: Component })))
const VisualDock = lazy(() => fetchShowing().then(({ VisualDock: Component }) => ({ default: Component })))
const LinkDock = lazy(() => fetchShowing().then(({ LinkDock: Component }) => ({ default: Component })))

/** While there is a connection: who speaks or shows something later may have none. */
export function fetchWays(ways: readonly InputMethod[]): void {
  if (ways.includes(inputMethod.speech)) void fetchSaying()
  if (ways.includes(inputMethod.images) || ways.includes(inputMethod.links)) void fetchShowing()
  // Then it is fetched when something is sent.
  if (ways.length > 1) void import('./send-before.ts').catch(() => {})
}

type ExpressDockProps = {
  survey: Survey
  snapshot: SurveySnapshot
  topic: TopicState
  /** Any but typing. */
  method: InputMethod
  /** Whether the time is about to be over: what stands ready is then taken as it is. */
  isEnding: boolean
  /** Whether the end of the time is cutting off something that is still being said. */
  onCutOff: (isCutOff: boolean) => void
  onGoOn: () => void
}

/** Where one says or shows a statement instead of typing it. */
export function ExpressDock({ survey, snapshot, topic, method, isEnding, onCutOff, onGoOn }: ExpressDockProps) {
  const { view, kept, saving, slots } = snapshot
  const t = useSurveyT()
  const { test_id } = view
  const run = { test_id, topic: topic.position, token: kept.token }
  const foot = (
    <div className="survey-dock-row">
      <SavingLine saving={saving} />
      {countOf(topic, slots).isEnough && (
        <button type="button" className="button button-primary" onClick={onGoOn}>
          {t('survey.continue')}
          <ArrowRightIcon />
        </button>
      )}
    </div>
  )
  const draft = {
    read: () => deviceStorage.readSaid(test_id),
    write: (text: string) => deviceStorage.writeSaid(test_id, text),
  }
  return (
    <Suspense fallback={foot}>
      {method === inputMethod.speech && (
        <SayingDock survey={survey} run={run} draft={draft} isEnding={isEnding} onCutOff={onCutOff} foot={foot} />
      )}
      {method === inputMethod.images && (
        <VisualDock
          survey={survey}
          run={run}
          isCameraTaken={view.integrity_policy === integrityPolicy.events_and_snapshots}
          isEnding={isEnding}
          foot={foot}
        />
      )}
      {method === inputMethod.links && <LinkDock survey={survey} test_id={test_id} foot={foot} />}
    </Suspense>
  )
}
