import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields/email.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { colleagueForm, givenRoles, teamRoles } from './colleague-form.ts'

const role = z.enum(teamRoles)

const departments = z.array(z.object({ id, name: z.string() }))

const colleague = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  role,
  /** Of a manager: the limit of what they see. */
  departments,
  joined_at: z.iso.datetime().nullable(),
  /** `closed`: the account was closed by the platform's staff, and opens nothing. */
  state: z.enum(['active', 'closed']),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})

export const listTeam = endpoint({
  method: 'GET',
  path: '/teams',
  access: company('team.view'),
  summary: 'The people who work in the company, with their roles and departments.',
  list: listQuery({ order: ['name', 'joined_at'], filter: { role, department: id } }),
  reply: z.array(colleague),
})

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/teams/user',
  access: company('team.manage'),
  summary: 'Invite a colleague by mail; pressing the button in it gives them the role and departments chosen here.',
  refusals: ['mail.wait', 'plan.people'],
  body: z.object({ first_name: personName, last_name: personName, email, ...colleagueForm.shape }),
  reply: z.object({ email: z.string() }),
})

const teamInvitation = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  /** None in an invitation from before they could be chosen. */
  departments,
  invited_by: z.string(),
  invited_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(['waiting', 'failed', 'expired']),
})

export const listTeamInvitations = endpoint({
  method: 'GET',
  path: '/teams/invitations',
  access: company('team.manage'),
  summary: 'The colleagues who were invited and have not joined yet, newest first.',
  reply: z.array(teamInvitation),
})

export const getTeamInvitation = endpoint({
  method: 'GET',
  path: '/teams/invitations/{id}',
  access: company('team.manage'),
  summary: 'One invitation that nobody has accepted yet.',
  params: z.object({ id }),
  reply: teamInvitation,
})

export const updateTeamInvitation = endpoint({
  method: 'PUT',
  path: '/teams/invitations/{id}',
  access: company('team.manage'),
  summary: 'Change the name, role and departments of an invitation. The link that was sent still works.',
  params: z.object({ id }),
  body: z.object({ first_name: personName, last_name: personName, ...colleagueForm.shape }),
  reply: teamInvitation,
})

export const resendTeamInvitation = endpoint({
  method: 'POST',
  path: '/teams/invitations/{id}/resend',
  access: company('team.manage'),
  summary: 'Send an invitation again, with a new link; the old link stops working.',
  refusals: ['mail.wait', 'plan.people'],
  params: z.object({ id }),
  reply: teamInvitation,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/teams/invitations/{id}',
  access: company('team.manage'),
  summary: 'Take an invitation back: its link opens nothing any more.',
  needs_plan: false,
  params: z.object({ id }),
  reply: z.null(),
})

export const getColleague = endpoint({
  method: 'GET',
  path: '/team-users/{id}',
  access: company('team.view'),
  summary: 'One colleague.',
  params: z.object({ id }),
  reply: colleague,
})

export const updateColleague = endpoint({
  method: 'PUT',
  path: '/team-users/{id}',
  access: company('team.manage'),
  summary: 'Give a colleague another role, or other departments.',
  params: z.object({ id }),
  body: colleagueForm,
  reply: colleague,
})

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/teams/user/{id}',
  access: company('team.manage'),
  summary: 'Take somebody out of the team. What they made stays with the company.',
  refusals: ['team.owner', 'team.lastOwner'],
  // Whoever must not come in any more must not have to wait until somebody pays.
  needs_plan: false,
  params: z.object({ id }),
  reply: z.null(),
})

export const listGroupRoles = endpoint({
  method: 'GET',
  path: '/group-roles',
  access: company('team.view'),
  summary: 'The roles that people can have in the company, and which of them the caller may give.',
  reply: z.array(
    z.object({
      id: z.int(),
      key: text({ max: 20 }),
      name: z.string(),
      group_role: z.string(),
      /** Whether the caller may make a colleague this. */
      assignable: z.boolean(),
    }),
  ),
})
