import { emailKey } from '@catchpitch/contract/fields/email'
import { inviteSource, inviteWeeks } from '@catchpitch/contract/invitations/invite-state'
import type { ShareForm } from '@catchpitch/contract/invitations/share-form'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { refuse } from '#platform/refusal'
import { lockOpenSurvey, putOnList } from './add-participants.ts'
import { surveyOf } from './get-participation.ts'
import { doorCloses, inviteExpiry } from './invitation.rules.ts'
import { findInviteOf, lockInvites } from './invites.queries.ts'
import { callBackMails, renewInvites } from './sending.queries.ts'
import { endShareLink, findSharedSurvey, findShareLink, insertShareLink } from './share-links.queries.ts'
import { findSurveyFacts } from './survey-facts.queries.ts'
import { writeInvitations } from './write-invitations.ts'

type Managing = Pick<Context, 'db' | 'now' | 'language' | 'announce'> & { person: { id: string } }

/** The link by which people put themselves on the list; the same one for whoever asks again. */
export async function openShareLink(
  { db, now, language, person, announce }: Managing,
  group_id: string,
  survey_id: string,
) {
  await surveyOf({ db }, group_id, survey_id)
  if (!(await findShareLink(db, group_id, survey_id))) {
    // Who comes by a link that is out is never turned away for it; a new one needs room for somebody at least.
    await requireRoom({ db, now, language }, group_id, 'participants', 1)
    await insertShareLink(db, { group_id, id: newId(now), survey_id, created_by: person.id }, now)
  }
  announce({ topic: 'invites', group_id, id: null })
  const link = (await findShareLink(db, group_id, survey_id)) ?? refuse('record.missing')
  return { ...link, created_at: link.created_at.toISOString() }
}

/** From now on the link lets nobody onto the list; who is on it stays. */
export async function closeShareLink({ db, now, announce }: Managing, group_id: string, survey_id: string) {
  await surveyOf({ db }, group_id, survey_id)
  await endShareLink(db, group_id, survey_id, now)
  announce({ topic: 'invites', group_id, id: null })
}

type Named = { survey_id: string; id: string }

/** The survey behind a link that lets people in today. Whatever else it is, is told in one sentence. */
async function sharedSurvey({ db, now }: Pick<Context, 'db' | 'now'>, { survey_id, id }: Named) {
  const key = await findSharedSurvey(db, survey_id, id)
  const survey = key && (await findSurveyFacts(db, key.group_id, key.survey_id))
  if (!survey || survey.status !== surveyStatus.live || survey.expires_at <= now) return refuse('link.expired')
  return { key, survey }
}

export async function showShared(looking: Pick<Context, 'db' | 'now'>, named: Named) {
  const { key, survey } = await sharedSurvey(looking, named)
  const { name, description, situations } = await findEdition(looking.db, { ...key, edition: survey.edition })
  return {
    company: survey.company,
    survey: name,
    description,
    questions: situations.length,
    expires_at: survey.expires_at.toISOString(),
  }
}

/**
 * Puts a visitor on the list and writes to them: their way into the survey is the link in that mail, as for everybody
 * else, so that nobody answers in another person's name. Who is on the list already is written to again; the answer is
 * the same for both, so that it does not tell who has applied.
 */
export async function joinByShareLink(
  { db, now, announce }: Pick<Context, 'db' | 'now' | 'announce'>,
  named: Named,
  form: ShareForm,
): Promise<{ group_id: string; survey_id: string }> {
  const { key } = await sharedSurvey({ db, now }, named)
  const { group_id, survey_id } = key
  await limitMailsTo(db, 'invitation', form.email, now)
  const survey = await lockOpenSurvey(db, group_id, survey_id, now)
  const email_key = emailKey(form.email)
  const known = await findInviteOf(db, key, email_key)
  if (known) {
    const [invite] = await lockInvites(db, key, [known.id])
    if (invite?.started_at === null && invite.erased_at === null) {
      const expires_at = doorCloses({ expires_at: inviteExpiry(now, invite.expiry_weeks) }, survey)
      await callBackMails(db, group_id, [invite.id], 'A newer invitation was sent instead.')
      await renewInvites(db, group_id, [{ id: invite.id, expires_at }], now)
    }
  } else {
    const ungranted = { dimension_id: null, scheduled_at: null, extra_time: 0 as const, allow_paste: false }
    const person = { ...form, ...ungranted, email_key }
    const adding = { group_id, survey, created_by: null, source: inviteSource.link }
    await putOnList(db, adding, [{ ...person, survey_expiry: inviteWeeks.one }], now)
  }
  await writeInvitations(db, key, 1, now)
  announce({ topic: 'invites', group_id, id: null })
  return key
}
