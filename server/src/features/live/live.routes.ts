import { bindStream } from '#platform/http/bind'
import { refuse } from '#platform/refusal'

export const liveRoutes = [
  bindStream('followEvents', async ({ person, group, follow }, { query }) => {
    // A company one does not belong to is answered as if it did not exist.
    if (query.group_id !== undefined && group === null) refuse('record.missing')
    return ({ send, recheck }) =>
      follow({
        user_id: person.id,
        group,
        hear: (hint) => {
          // It may be this one that has just ended.
          if (hint.topic === 'sessions') recheck()
          send(hint)
        },
      })
  }),
]
