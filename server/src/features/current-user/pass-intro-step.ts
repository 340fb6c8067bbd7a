import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { refuseField } from '#platform/refusal'
import { lockIntroSteps, setIntroSteps } from './current-user.queries.ts'

/**
 * Takes the tour one step on, and answers how many steps have been seen. Fewer than that, or as many, is a repeat or a
 * device that knows less: it changes nothing, so that nobody is sent back.
 */
export async function passIntroStep(db: Connection, user_id: string, asked: number) {
  const seen = await lockIntroSteps(db, user_id)
  const next = seen + limits.intro_steps.at_a_time
  if (asked > next) return refuseField('intro_steps', 'field.introSteps.oneAtATime', { next })
  if (asked <= seen) return { intro_steps: seen, isChanged: false }
  await setIntroSteps(db, user_id, asked)
  return { intro_steps: asked, isChanged: true }
}
