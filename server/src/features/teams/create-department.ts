import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuseField } from '#platform/refusal'
import { insertDepartment } from './departments.queries.ts'

export async function createDepartment({ db, now }: Context, group_id: string, name: string) {
  const department = await insertDepartment(db, group_id, newId(now), name, now)
  return department ?? refuseField('name', 'field.department.taken')
}
