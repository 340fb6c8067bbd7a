import { notify } from './notify.ts'
import type { Telling } from './telling.ts'

type Answered = { group_id: string; survey_id: string; invite_id: string }

/** Whoever follows the people of a survey hears what one of them has done with it: once, whatever comes after. */
export async function notifyOfAnswer(
  telling: Telling,
  kind: 'survey.completed' | 'survey.declined',
  { group_id, survey_id, invite_id }: Answered,
): Promise<void> {
  await notify(telling, {
    group_id,
    to: { word: 'invite.view', survey_id },
    kind,
    params: { survey_id, invite_id },
    cause: invite_id,
  })
}
