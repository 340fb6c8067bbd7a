import { emailKey } from '@catchpitch/contract/fields/email'
import type { Participant } from '@catchpitch/contract/invitations/participant'
import type { Problem } from '@catchpitch/contract/problems'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { dimensionsOf, findEdition, lockSurvey, setLastInviteNo } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import { doorCloses, inviteExpiry } from './invitation.rules.ts'
import { findInvited, insertInvites } from './invites.queries.ts'
import { queueInvitations } from './queue-invitations.ts'

type Wanted = Participant & { email_key: string }

/** Everything that only the lists can tell of the people: each is named by its row and field, so that none is guessed. */
function problemsOf(wanted: readonly Wanted[], invited: ReadonlySet<string>, dimensions: ReadonlySet<string>) {
  const seen = new Set(invited)
  return wanted.flatMap(({ email_key, dimension_id }, row): Problem[] => {
    const problems: Problem[] = []
    if (seen.has(email_key)) {
      problems.push({ field: `participants.${row}.email`, key: 'field.email.invited', params: {} })
    }
    if (dimension_id !== null && !dimensions.has(dimension_id)) {
      problems.push({ field: `participants.${row}.dimension_id`, key: 'field.choice', params: {} })
    }
    seen.add(email_key)
    return problems
  })
}

/** Puts people on a survey's list and writes to them: all of them, or none. */
export async function addParticipants(
  { db, now, person }: Pick<Context, 'db' | 'now'> & { person: { id: string } },
  group_id: string,
  survey_id: string,
  participants: readonly Participant[],
) {
  const survey = await lockSurvey(db, group_id, survey_id)
  if (!survey) return refuse('record.missing')
  if (survey.status !== surveyStatus.live || survey.expires_at <= now) return refuse('survey.closed')

  const wanted = participants.map((participant) => ({ ...participant, email_key: emailKey(participant.email) }))
  const invited = await findInvited(
    db,
    group_id,
    survey_id,
    wanted.map(({ email_key }) => email_key),
  )
  const problems = problemsOf(wanted, invited, await dimensionsOf(db, survey.situation_ids))
  if (problems.length > 0) return refuseProblems(problems)

  const invites = wanted.map(({ scheduled_at: asked, survey_expiry, ...rest }, index) => {
    const scheduled_at = asked === null || new Date(asked) < now ? now : new Date(asked)
    const expires_at = doorCloses({ expires_at: inviteExpiry(scheduled_at, survey_expiry) }, survey)
    return { ...rest, id: newId(now), no: survey.last_invite_no + index + 1, scheduled_at, expires_at }
  })
  await insertInvites(db, { group_id, survey_id, created_by: person.id }, invites, now)
  await setLastInviteNo(db, group_id, survey_id, survey.last_invite_no + invites.length)
  const content = await findEdition(db, { group_id, survey_id, edition: survey.edition })
  await queueInvitations(db, { group_id, content }, invites, now)
  return invites.map(({ id, no, email }) => ({ id, no, email }))
}
