import { bind } from '#platform/http/bind'
import { createDepartment } from './create-department.ts'
import { listDepartments } from './departments.queries.ts'
import { removeDepartment } from './remove-department.ts'
import { updateDepartment } from './update-department.ts'

export const departmentsRoutes = [
  bind('listDepartments', async ({ db, group }, { query }) => {
    const { rows, pagination } = await listDepartments(db, group.id, query)
    return { data: rows, pagination }
  }),

  bind('createDepartment', async (context, { body }) => {
    const department = await createDepartment(context, context.group.id, body.name)
    context.announce({ topic: 'departments', group_id: context.group.id, id: department.id })
    return {
      data: department,
      message: 'done.saved',
      audit: { subject: 'department', subject_id: department.id, fields: ['name'] },
    }
  }),

  bind('updateDepartment', async (context, { params, body }) => {
    const department = await updateDepartment(context, context.group.id, params.id, body)
    context.announce({ topic: 'departments', group_id: context.group.id, id: department.id })
    return {
      data: department,
      message: 'done.saved',
      audit: { subject: 'department', subject_id: department.id, fields: ['name'] },
    }
  }),

  bind('removeDepartment', async (context, { params }) => {
    await removeDepartment(context, context.group.id, params.id)
    context.announce({ topic: 'departments', group_id: context.group.id, id: params.id })
    return { data: null, message: 'done.removed', audit: { subject: 'department', subject_id: params.id } }
  }),
]
