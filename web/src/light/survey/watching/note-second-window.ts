import { seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { deviceStorage } from '../keeping/device-storage.ts'

/** The person goes on in a second tab of the same browser. Told when the survey is on the screen there. */
export function noteSecondWindow(test_id: string): void {
  const kept = deviceStorage.read(test_id)
  if (!kept || kept.state.integrity_policy === integrityPolicy.none) return
  const { step, topic } = kept.state
  const event = {
    id: crypto.randomUUID(),
    kind: seenByDevice.second_window,
    happened_at: new Date(Date.now() + kept.skew_ms).toISOString(),
    lasted_ms: 0,
    step,
    topic,
    characters: null,
  }
  deviceStorage.writeEvents(test_id, [...deviceStorage.readEvents(test_id), event])
}
