import { bind } from '#platform/http/bind'
import { explainEvent } from './explain-event.ts'
import { getIntegrityTimeline, listPictures } from './get-integrity-timeline.ts'
import { listOwnEvents } from './list-events.ts'
import { recordEvents } from './record-events.ts'
import { recordSnapshot } from './record-snapshot.ts'

/** Events are their own record, with time and place; the audit log holds who looked at them. */
const unaudited = { audit: null }

export const integrityRoutes = [
  bind('recordIntegrityEvents', async (context, { body }) => ({
    data: { recorded: await recordEvents(context, context.attempt, body.events) },
    ...unaudited,
  })),

  bind('recordSnapshot', async (context, { body, file }) => ({
    data: { recorded: await recordSnapshot(context, context.attempt, body, file) },
    ...unaudited,
  })),

  bind('listIntegrityEvents', async (context) => ({ data: await listOwnEvents(context, context.attempt) })),

  bind('explainIntegrityEvent', async (context, { params, body }) => {
    await explainEvent(context, context.attempt, params.id, body.explanation)
    return { data: body, ...unaudited }
  }),

  bind('getIntegrityTimeline', async (context, { params, query }) => ({
    data: await getIntegrityTimeline(context, params.id, query.result_id),
  })),

  bind('lookAtSnapshots', async (context, { params: { id } }) => ({
    data: await listPictures(context, id),
    audit: { subject: 'result', subject_id: id },
  })),
]
