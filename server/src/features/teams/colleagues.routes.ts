import { groupRoleOf, roleId } from '@catchpitch/contract/access/roles'
import { teamRoles } from '@catchpitch/contract/teams/colleague-form'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { presentInvitation } from './invitation.presenter.ts'
import { inviteColleague } from './invite-colleague.ts'
import { presentColleague } from './present-colleague.ts'
import { removeColleague } from './remove-colleague.ts'
import { resendTeamInvitation } from './resend-team-invitation.ts'
import { assignableTo } from './team.policy.ts'
import { findTeammate, listTeam } from './team.queries.ts'
import { endInvitation, findTeamInvitation, listTeamInvitations } from './team-invitations.queries.ts'
import { updateColleague } from './update-colleague.ts'
import { updateTeamInvitation } from './update-team-invitation.ts'

/** An invitation as it is now, for whoever has just changed it. */
async function shownInvitation({ db, now }: Pick<Context, 'db' | 'now'>, group_id: string, id: string) {
  return presentInvitation((await findTeamInvitation(db, group_id, id, now)) ?? refuse('record.missing'), now)
}

export const colleaguesRoutes = [
  bind('listTeam', async (context, { query }) => {
    const { db, group, person } = context
    const { rows, pagination } = await listTeam(db, group.id, query)
    const actor = { id: person.id, role: group.role }
    return { data: rows.map((row) => presentColleague(context, row, actor)), pagination }
  }),

  bind('getColleague', async (context, { params }) => {
    const { db, group, person } = context
    const row = (await findTeammate(db, group.id, params.id)) ?? refuse('record.missing')
    return { data: presentColleague(context, row, { id: person.id, role: group.role }) }
  }),

  bind('inviteColleague', async (context, { body }) => {
    const { group, person, announce } = context
    const id = await inviteColleague(context, { id: person.id, role: group.role }, group.id, body)
    announce({ topic: 'team', group_id: group.id, id: null })
    return {
      data: { email: body.email },
      message: 'done.invited',
      audit: { subject: 'invitation', subject_id: id },
    }
  }),

  bind('listTeamInvitations', async ({ db, group, now }) => {
    const rows = await listTeamInvitations(db, group.id, now)
    return { data: rows.map((row) => presentInvitation(row, now)) }
  }),

  bind('getTeamInvitation', async (context, { params }) => ({
    data: await shownInvitation(context, context.group.id, params.id),
  })),

  bind('updateTeamInvitation', async (context, { params, body }) => {
    const { group, person, announce } = context
    const key = { group_id: group.id, id: params.id }
    const fields = await updateTeamInvitation(context, { id: person.id, role: group.role }, key, body)
    announce({ topic: 'team', group_id: group.id, id: null })
    return {
      data: await shownInvitation(context, group.id, params.id),
      message: 'done.saved',
      audit: fields.length > 0 ? { subject: 'invitation', subject_id: params.id, fields } : null,
    }
  }),

  bind('resendTeamInvitation', async (context, { params }) => {
    const { group, person, announce } = context
    await resendTeamInvitation(context, person.id, { group_id: group.id, id: params.id })
    announce({ topic: 'team', group_id: group.id, id: null })
    return {
      data: await shownInvitation(context, group.id, params.id),
      message: 'done.invited',
      audit: { subject: 'invitation', subject_id: params.id },
    }
  }),

  bind('withdrawInvitation', async ({ db, group, now, announce }, { params }) => {
    const { email_key } = (await findTeamInvitation(db, group.id, params.id, now)) ?? refuse('record.missing')
    if (!(await endInvitation(db, group.id, email_key, now))) return refuse('record.missing')
    announce({ topic: 'team', group_id: group.id, id: null })
    return { data: null, message: 'done.removed', audit: { subject: 'invitation', subject_id: params.id } }
  }),

  bind('updateColleague', async (context, { params, body }) => {
    const { db, group, person, announce } = context
    const actor = { id: person.id, role: group.role }
    const fields = await updateColleague(context, actor, { group_id: group.id, user_id: params.id }, body)
    const row = (await findTeammate(db, group.id, params.id)) ?? refuse('record.missing')
    announce({ topic: 'team', group_id: group.id, id: params.id })
    return {
      data: presentColleague(context, row, actor),
      message: 'done.saved',
      audit: fields.length > 0 ? { subject: 'user', subject_id: params.id, fields } : null,
    }
  }),

  bind('removeColleague', async (context, { params }) => {
    const { group, person, announce } = context
    const actor = { id: person.id, role: group.role }
    await removeColleague(context, actor, { group_id: group.id, user_id: params.id })
    announce({ topic: 'team', group_id: group.id, id: params.id })
    return { data: null, message: 'done.removed', audit: { subject: 'user', subject_id: params.id } }
  }),

  bind('listGroupRoles', async ({ group }) => {
    const assignable = assignableTo(group.role)
    return {
      data: teamRoles.map((key) => ({
        id: roleId[key],
        key,
        name: `${key[0]?.toUpperCase()}${key.slice(1)}`,
        group_role: groupRoleOf[key],
        assignable: assignable.includes(key),
      })),
    }
  }),
]
