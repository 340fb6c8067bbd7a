import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { impersonation } from '../../api/impersonation.ts'
import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'
import { loadPerson } from './load-person.ts'
import { type Company, homeOf } from './person.ts'

/** Takes another company as the one to work in, on this screen and on the person's other devices. */
export function useChooseCompany(): (company: Company) => Promise<void> {
  const router = useRouter()
  const client = useQueryClient()
  const updateRole = useWrite('POST /accounts/update-role')
  return async ({ id, role }) => {
    try {
      // Staff who look through somebody's eyes leave that person's choices as they are.
      if (!impersonation.isOn()) await updateRole.mutateAsync({ body: { group_id: id, role_id: role.id } })
      const person = await loadPerson(client, id)
      await router.invalidate()
      await router.navigate({ to: homeOf(person) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    }
  }
}
