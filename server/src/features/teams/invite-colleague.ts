import type { BodyOf } from '@catchpitch/contract/endpoint'
import { emailKey } from '@catchpitch/contract/fields/email'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import type { inviteColleague as endpoint } from '@catchpitch/contract/teams/colleagues.endpoints'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import type { Context } from '#platform/http/context'
import { createLink } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import { refuseField } from '#platform/refusal'
import { findColleague, findInviter } from './colleagues.queries.ts'
import { teamInvitationMail } from './team-invitation.mail.ts'
import { countWaitingInvitations } from './team-invitations.queries.ts'

/** Sends somebody a link into the team. Until they press its button nothing about them is stored but the mail. */
export async function inviteColleague(
  { db, now, language }: Context,
  group_id: string,
  user_id: string,
  form: BodyOf<typeof endpoint>,
): Promise<string> {
  const { email } = form
  const colleague = await findColleague(db, group_id, emailKey(email))
  if (colleague && colleague.role_id !== null) return refuseField('email', 'field.email.member')
  // Those who are invited have a place already, or nobody could be sure of theirs. A second mail takes no second one.
  const waiting = await countWaitingInvitations(db, group_id, emailKey(email), now)
  await requireRoom({ db, now, language }, group_id, 'people', waiting + 1)
  await limitMailsTo(db, 'team-invitation', email, now)

  const inviter = await findInviter(db, group_id, user_id)
  const link = { purpose: 'join', group_id, subject_id: group_id, email, created_by: user_id } as const
  const link_id = await createLink(db, link, now)
  const letter = {
    kind: 'team-invitation',
    texts: teamInvitationMail,
    to: {
      user_id: colleague?.id ?? null,
      email,
      name: fullNameOf(form),
      language: colleague ? languageFrom(colleague.language) : language,
    },
    values: {
      inviter: fullNameOf(inviter),
      company: inviter.company,
      days: limits.link.join_days,
    },
    opens: { link_id },
    group_id,
  } as const
  await queueLetter(db, letter, now)
  return link_id
}
