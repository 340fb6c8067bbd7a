import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { teamRoles } from '@catchpitch/contract/teams/colleague-form'
import type { Context } from '#platform/http/context'
import { pictureUrl } from '#platform/pictures/picture-url'
import { type Actor, mayEditColleague, removalRefusal } from './team.policy.ts'
import type { ColleagueRow } from './team.queries.ts'

function teamRoleOf(role_id: number) {
  const key = roleKeyOf(role_id)
  const role = teamRoles.find((known) => known === key)
  if (!role) throw new Error(`Nobody in a team is ${key}.`)
  return role
}

/** One colleague as the actor sees them. */
export function presentColleague({ secrets, now }: Pick<Context, 'secrets' | 'now'>, row: ColleagueRow, actor: Actor) {
  const role = teamRoleOf(row.role_id)
  const isManaged = actor.role === 'owner'
  // How many owners there are is asked when it is done: a button that may be refused is better than a count for each row.
  const circumstances = { user_id: row.id, role, owners: 2 }
  return {
    id: row.id,
    full_name: fullNameOf(row),
    email: row.email,
    picture: pictureUrl(secrets, row.picture_file_id, now),
    role,
    departments: row.departments,
    joined_at: row.joined_at?.toISOString() ?? null,
    state: row.deactivated_at === null ? ('active' as const) : ('closed' as const),
    can: {
      edit: isManaged && mayEditColleague(actor, role),
      remove: isManaged && removalRefusal(actor, circumstances) === null,
    },
  }
}
