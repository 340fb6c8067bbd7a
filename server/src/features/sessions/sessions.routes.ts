import { bind } from '#platform/http/bind'
import { revokeSessionsOf } from '#platform/session/session.queries'
import { endSession } from './end-session.ts'
import { presentSession } from './present-session.ts'
import { listRunningSessions } from './sessions.queries.ts'

export const sessionsRoutes = [
  bind('listSessions', async ({ db, now, person }) => {
    const rows = await listRunningSessions(db, person.id, now)
    return { data: rows.map((row) => presentSession(row, person.session)) }
  }),

  bind('endSession', async (context, { params }) => {
    await endSession(context, params.id)
    return { data: null, message: 'done.signedOut', audit: { subject: 'user', subject_id: context.person.id } }
  }),

  bind('endOtherSessions', async ({ db, now, person, announce }) => {
    const ended = await revokeSessionsOf(db, person.id, now, person.session)
    announce({ topic: 'sessions', user_id: person.id })
    return {
      data: { ended },
      message: 'done.signedOutEverywhere',
      audit: { subject: 'user', subject_id: person.id },
    }
  }),
]
