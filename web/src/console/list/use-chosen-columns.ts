import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { impersonation } from '../../api/impersonation.ts'
import { usePerson } from '../person/load-person.ts'
import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'
import { type ChoosableColumn, differencesOf, shownColumns } from './chosen-columns.ts'

/** Which columns of a list its reader sees. The choice belongs to the person, so it follows them to their next device. */
export function useChosenColumns(list: string, columns: readonly ChoosableColumn[]) {
  const { user } = usePerson()
  const client = useQueryClient()
  const save = useWrite('POST /save-user-preference')
  const key = `list.${list}.columns`

  const remember = (value: unknown) =>
    client.setQueriesData<CurrentUser>(
      { queryKey: ['/user'] },
      (known) => known && { ...known, preferences: { ...known.preferences, [key]: value } },
    )

  return {
    shown: shownColumns(columns, user.preferences[key]),
    choose: (shown: readonly string[]) => {
      const before = user.preferences[key]
      const value = differencesOf(columns, shown)
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
