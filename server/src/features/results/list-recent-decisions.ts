import { constantFrom } from '@catchpitch/contract/constant-from'
import { fullNameFrom, fullNameOf } from '@catchpitch/contract/fields/full-name'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { Context } from '#platform/http/context'
import { reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { countDecisionMails, readNamed, readRecentChanges } from './recent-decisions.queries.ts'

/** As many as one looks back over, and as many of each as fit into a line. */
const most = 20
const named = 3

type Caller = Pick<Context, 'db' | 'now'> & { group: Membership }

/** What was decided last, of one survey or of all that somebody sees. */
export async function listRecentDecisions({ db, now, group }: Caller, survey_id: string | undefined) {
  const changes = await readRecentChanges(db, { group_id: group.id, reach: reachOf(group), survey_id, most })
  const mails = await countDecisionMails(
    db,
    group.id,
    changes.map(({ id }) => id),
  )
  const leading = changes.flatMap(({ items }) => items.slice(0, named).map(({ attempt_id }) => attempt_id))
  const people = await readNamed(db, group.id, leading)
  const toldBy = (id: string) => {
    const states = mails.filter(({ status_change_id }) => status_change_id === id).map(({ state }) => state)
    if (states.includes(mailState.pending)) return 'waiting' as const
    return states.includes(mailState.completed) ? ('sent' as const) : ('none' as const)
  }
  return changes.map(({ items, first_name, last_name, ...change }) => ({
    id: change.id,
    survey: { id: change.survey_id, hashId: change.survey_hash_id, name: change.survey_name },
    status: constantFrom(resultStatus, change.status),
    reason: change.reason,
    decided_at: change.decided_at.toISOString(),
    by: first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name }),
    count: items.length,
    people: items.slice(0, named).flatMap(({ attempt_id }) => {
      const person = people.find(({ id }) => id === attempt_id)
      if (!person) return []
      const { id, no, name } = person
      return [{ id, code: participantCode(no), name: name && fullNameFrom(name) }]
    }),
    mails: toldBy(change.id),
    is_undone: change.undone_at !== null,
    undo_until: change.undone_at === null && change.undo_until > now ? change.undo_until.toISOString() : null,
  }))
}
