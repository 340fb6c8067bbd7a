import { emailKey } from '@catchpitch/contract/fields/email'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import type { givenRoles } from '@catchpitch/contract/teams/colleague-form'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import type { Context } from '#platform/http/context'
import { createLink } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import { refuseField } from '#platform/refusal'
import { findColleague, findInviter } from './colleagues.queries.ts'
import { listDepartmentNames } from './departments.queries.ts'
import { roleInMail, teamInvitationMail } from './team-invitation.mail.ts'
import { countWaitingInvitations, revokeInvitationLinks } from './team-invitations.queries.ts'

type Invited = {
  email: string
  first_name: string
  last_name: string
  role: (typeof givenRoles)[number]
  department_ids: readonly string[]
}

/** Writes to somebody who is asked into the team. Of all links to their mailbox only the new one, whose id this is, works. */
export async function sendTeamInvitation(
  { db, now, language: asked_in }: Pick<Context, 'db' | 'now' | 'language'>,
  { group_id, user_id }: { group_id: string; user_id: string },
  invited: Invited,
): Promise<string> {
  const { email, role, department_ids } = invited
  const colleague = await findColleague(db, group_id, emailKey(email))
  if (colleague && colleague.role_id !== null) return refuseField('email', 'field.email.member')
  // Those who are invited have a place already, or nobody could be sure of theirs. A second mail takes no second one.
  const waiting = await countWaitingInvitations(db, group_id, emailKey(email), now)
  await requireRoom({ db, now, language: asked_in }, group_id, 'people', waiting + 1)
  await limitMailsTo(db, 'team-invitation', email, now)

  const inviter = await findInviter(db, group_id, user_id)
  const departments = await listDepartmentNames(db, group_id, department_ids)
  await revokeInvitationLinks(db, group_id, emailKey(email), now)
  const link = { purpose: 'join', group_id, subject_id: group_id, email, created_by: user_id } as const
  const link_id = await createLink(db, link, now)
  const language = colleague ? languageFrom(colleague.language) : asked_in
  const letter = {
    kind: 'team-invitation',
    texts: teamInvitationMail,
    to: { user_id: colleague?.id ?? null, email, name: fullNameOf(invited), language },
    values: {
      inviter: fullNameOf(inviter),
      company: inviter.company,
      role: roleInMail[language][role],
      departments: new Intl.ListFormat(language).format(departments),
      days: limits.link.join_days,
    },
    opens: { link_id },
    group_id,
  } as const
  await queueLetter(db, letter, now)
  return link_id
}
