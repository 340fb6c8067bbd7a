import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { limits } from '@catchpitch/contract/limits'
import type { Context } from '#platform/http/context'
import { reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { countPeople, countSurveys, findFirstSteps, listRunning, listToDecide } from './dashboard.queries.ts'

const day_ms = 24 * 60 * 60 * 1000

const waiting: readonly InviteState[] = [inviteState.queued, inviteState.sent, inviteState.opened]

type Asking = Pick<Context, 'db' | 'now'> & { group: Membership; person: { id: string } }

/** What somebody of a company wants to know in the morning: how its surveys stand, and what waits for a decision. */
export async function getCompanyDashboard({ db, now, group, person }: Asking) {
  const look = { group_id: group.id, reach: reachOf(group), now }
  const { ending_days, surveys: most } = limits.dashboard
  const surveys = await countSurveys(db, look, new Date(now.getTime() + ending_days * day_ms))
  const people = await countPeople(db, look)
  const running = await listRunning(db, look, most)
  const toDecide = await listToDecide(db, look, most)
  const { invited, colleague } = await findFirstSteps(db, group.id, person.id)

  const inStates = (...states: readonly number[]) =>
    people.reduce((sum, counted) => sum + (states.includes(counted.state) ? counted.people : 0), 0)
  return {
    surveys: {
      draft: surveys.draft,
      running: surveys.running,
      over: surveys.all - surveys.draft - surveys.running,
      ending: surveys.ending,
    },
    people: {
      waiting: inStates(...waiting),
      started: inStates(inviteState.started),
      completed: inStates(inviteState.completed),
      failed: inStates(inviteState.failed),
    },
    undecided: toDecide[0]?.undecided_in_all ?? 0,
    running: running.map(({ id, name, expires_at, invited: on_list, started, completed }) => ({
      id,
      name,
      expires_at: expires_at.toISOString(),
      participants: { invited: on_list ?? 0, started: started ?? 0, completed: completed ?? 0 },
    })),
    to_decide: toDecide.map(({ id, name, undecided }) => ({ id, name, undecided })),
    done: { survey: surveys.all > 0, published: surveys.all > surveys.draft, invited, colleague },
  }
}
