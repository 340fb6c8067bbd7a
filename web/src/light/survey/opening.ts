import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { currentLanguage } from '../../i18n/translator.ts'
import { stored } from '../../stored.ts'
import { deviceStorage } from './keeping/device-storage.ts'
import { keptOf } from './keeping/kept.ts'
import { createSurvey, type Survey } from './keeping/survey.ts'
import { surveyServer } from './keeping/survey-server.ts'
import { tabLock } from './keeping/tab-lock.ts'
import { testIdIn } from './survey-path.ts'

/**
 * What stands between an address and a survey on the screen.
 * - `unknown`: this device has none; the link in the invitation opens it here.
 * - `unreachable`: it would have to be fetched, and the server cannot be reached.
 * - `tab`: another tab of this browser has it.
 */
export type Opening =
  | { kind: 'open'; survey: Survey }
  | { kind: 'tab'; test_id: string }
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'completed' }

/** Stores a test that was just opened, and makes it the one that this device is about. */
export function keepOpened(opened: OpenedTest, asked_at: number): string {
  const { test_id, now } = opened.state
  const skew_ms = Date.parse(now) - (asked_at + Date.now()) / 2
  const earlier = deviceStorage.read(test_id)
  deviceStorage.write(test_id, keptOf(opened, { language: currentLanguage(), skew_ms, earlier }))
  deviceStorage.setCurrent(test_id)
  return test_id
}

/** Takes the survey for this tab, from another one if need be, and begins to send. */
export function takeSurvey(test_id: string): Opening {
  const kept = deviceStorage.read(test_id)
  if (!kept) return { kind: 'unknown' }
  deviceStorage.setCurrent(test_id)
  const survey = createSurvey({
    kept,
    store: (next) => deviceStorage.write(test_id, next),
    server: surveyServer,
    language: currentLanguage,
  })
  tabLock(test_id).take(() => survey.finish('tab'))
  window.addEventListener('online', survey.wake)
  window.addEventListener('offline', survey.cut)
  survey.begin()
  return { kind: 'open', survey }
}

/** Opens what is on this device, unless another tab has it open. */
export async function claimSurvey(test_id: string): Promise<Opening> {
  return (await tabLock(test_id).isFree()) ? takeSurvey(test_id) : { kind: 'tab', test_id }
}

/** A signed-in applicant may take up a survey of their own without the link. */
async function fetchSurvey(id: string): Promise<Opening> {
  if (!session.token()) return { kind: 'unknown' }
  const asked_at = Date.now()
  try {
    const { data } = await api('POST /survey-test/{id}', { params: { id } })
    if (stored.get('selectedGroup') === null) {
      stored.set('selectedGroup', data.group_id)
      stored.set('role', 'applicant')
    }
    if (data.test) return await claimSurvey(keepOpened(data.test, asked_at))
    return { kind: data.completed ? 'completed' : 'unknown' }
  } catch (error) {
    const isUnreachable = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    return { kind: isUnreachable ? 'unreachable' : 'unknown' }
  }
}

export async function openSurvey(path: string): Promise<Opening> {
  const named = testIdIn(path)
  const test_id = named ?? deviceStorage.current()
  if (!test_id) return { kind: 'unknown' }
  return deviceStorage.read(test_id) ? claimSurvey(test_id) : fetchSurvey(test_id)
}
