import { mayEditPerson } from '@catchpitch/contract/access/role-changes'
import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { refuse } from '#platform/refusal'
import { changePeople } from './change-people.ts'
import { lockPeople } from './person.queries.ts'
import { rankOf, type StaffContext } from './staff-context.ts'

/** Removes one account, by the same rules as several. */
export async function removePerson(context: StaffContext, id: string): Promise<void> {
  const actor = rankOf(context)
  const [subject] = await lockPeople(context.db, [id])
  if (!subject) return refuse('record.missing')
  const { platform_role } = subject
  if (!mayEditPerson(actor, platform_role === null ? null : roleKeyOf(platform_role))) return refuse('record.missing')
  await changePeople(context, { user_ids: [id], action: 'remove', role: null, group_id: null })
}
