import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateDepartment as endpoint } from '@catchpitch/contract/teams/departments.endpoints'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { isNameTaken, lockDepartment, renameDepartment } from './departments.queries.ts'

export async function updateDepartment(
  { db, now }: Context,
  group_id: string,
  id: string,
  form: BodyOf<typeof endpoint>,
) {
  const department = await lockDepartment(db, group_id, id)
  if (!department) return refuse('record.missing')
  if (department.version !== form.version) return refuse('record.changed')
  if (await isNameTaken(db, group_id, id, form.name)) return refuseField('name', 'field.department.taken')
  return renameDepartment(db, group_id, id, form.name, now)
}
