import { groupRoleOf, roleId } from '@catchpitch/contract/access/roles'
import { teamRoles } from '@catchpitch/contract/teams/colleague-form'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { presentInvitation } from './invitation.presenter.ts'
import { inviteColleague } from './invite-colleague.ts'
import { presentColleague } from './present-colleague.ts'
import { removeColleague } from './remove-colleague.ts'
import { assignableTo } from './team.policy.ts'
import { findTeammate, listTeam } from './team.queries.ts'
import { findInvitedAddress, listWaitingInvitations, revokeInvitationsTo } from './team-invitations.queries.ts'
import { updateColleague } from './update-colleague.ts'

const day_ms = 24 * 60 * 60 * 1000

/** How long an invitation that nobody answered is shown, so that it can be sent again. */
const shown_days = 30

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
    const link_id = await inviteColleague(context, context.group.id, context.person.id, body)
    context.announce({ topic: 'team', group_id: context.group.id, id: null })
    return {
      data: { email: body.email },
      message: 'done.invited',
      audit: { subject: 'invitation', subject_id: link_id },
    }
  }),

  bind('listTeamInvitations', async ({ db, group, now }) => {
    const rows = await listWaitingInvitations(db, group.id, new Date(now.getTime() - shown_days * day_ms))
    return { data: rows.map((row) => presentInvitation(row, now)) }
  }),

  bind('withdrawInvitation', async ({ db, group, now, announce }, { params }) => {
    const email = (await findInvitedAddress(db, group.id, params.id)) ?? refuse('record.missing')
    await revokeInvitationsTo(db, group.id, email, now)
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
