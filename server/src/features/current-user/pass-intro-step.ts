import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { refuseField } from '#platform/refusal'
import { lockIntroSteps, setIntroSteps } from './current-user.queries.ts'
import { stepsAfter } from './intro-steps.rules.ts'

/** Takes the tour one step on, and answers how many steps have been seen. */
export async function passIntroStep(db: Connection, user_id: string, asked: number) {
  const seen = await lockIntroSteps(db, user_id)
  const intro_steps = stepsAfter(seen, asked)
  if (intro_steps === null) {
    return refuseField('intro_steps', 'field.introSteps.oneAtATime', { next: seen + limits.intro_steps.at_a_time })
  }
  if (intro_steps > seen) await setIntroSteps(db, user_id, intro_steps)
  return { intro_steps, isChanged: intro_steps > seen }
}
