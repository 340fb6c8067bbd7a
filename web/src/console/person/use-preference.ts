import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../api/calls.ts'
import { impersonation } from '../../api/impersonation.ts'
import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'
import { usePerson } from './load-person.ts'

type Value = Input<'POST /save-user-preference'>['body']['value']

/** A choice that belongs to the person, so that it follows them to their next device. It shows at once. */
export function usePreference(key: string) {
  const { user } = usePerson()
  const client = useQueryClient()
  const save = useWrite('POST /save-user-preference')
  const before = user.preferences[key]

  const remember = (value: unknown) =>
    client.setQueriesData<CurrentUser>(
      { queryKey: ['/user'] },
      (known) => known && { ...known, preferences: { ...known.preferences, [key]: value } },
    )

  return {
    value: before,
    choose: (value: Value) => {
      remember(value)
      // Staff who look through somebody's eyes leave that person's choices as they are.
      if (impersonation.isOn()) return
      const takeBack = ({ message }: Error) => {
        remember(before)
        toast('failed', message)
      }
      save.mutate({ body: { key, value } }, { onError: takeBack })
    },
  }
}
