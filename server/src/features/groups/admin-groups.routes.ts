import { bind } from '#platform/http/bind'
import { getGroup, getGroupSummary } from './get-group.ts'
import { listGroups, listOpenGroups } from './group-list.queries.ts'
import { groupPresenter } from './present-group.ts'
import { createGroup, removeGroup, suspendGroup, updateGroup } from './save-group.ts'

/** Companies, as staff look after them. */
export const adminGroupsRoutes = [
  bind('listGroups', async (context, { query }) => {
    const { rows, pagination } = await listGroups(context.db, query)
    const present = await groupPresenter(context, rows)
    return {
      data: rows.map((row) => ({ ...present(row), people: row.people ?? 0, surveys: row.surveys ?? 0 })),
      pagination,
    }
  }),

  bind('listOpenGroups', async ({ db }, { query }) => {
    const { rows, pagination } = await listOpenGroups(db, query)
    return { data: rows, pagination }
  }),

  bind('getGroup', async (context, { params }) => ({ data: await getGroup(context, params.id) })),

  bind('getGroupSummary', async (context, { params }) => ({ data: await getGroupSummary(context, params.id) })),

  bind('createGroup', async (context, { body }) => {
    const id = await createGroup(context, body)
    return {
      data: { id },
      message: 'done.saved',
      audit: { subject: 'group', subject_id: id, group_id: id },
    }
  }),

  bind('updateGroup', async (context, { params, body }) => {
    const { version, changed } = await updateGroup(context, params.id, body)
    return {
      data: { version },
      message: 'done.saved',
      audit: { subject: 'group', subject_id: params.id, group_id: params.id, fields: changed },
    }
  }),

  bind('suspendGroup', async (context, { params, body }) => {
    const changed = await suspendGroup(context, params.id, body.suspended)
    return {
      data: null,
      message: body.suspended ? 'done.groupSuspended' : 'done.groupResumed',
      audit: changed
        ? { subject: 'group', subject_id: params.id, group_id: params.id, fields: ['suspended_at'] }
        : null,
    }
  }),

  bind('removeGroup', async (context, { params }) => {
    await removeGroup(context, params.id)
    // The company's own log is gone with it, so this stands in the platform's.
    return { data: null, message: 'done.removed', audit: { subject: 'group', subject_id: params.id } }
  }),
]
