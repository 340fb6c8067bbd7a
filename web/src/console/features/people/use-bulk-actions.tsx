import { lazy, Suspense, useRef } from 'react'
import type { Input } from '../../../api/calls.ts'
import { translateNow } from '../../../i18n/translator.ts'
import type { BulkAction } from '../../list/bulk-action.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import type { ListedPerson } from './listed-person.ts'
import { stalePeople } from './person-record.ts'
import type { GivenRole } from './role-choice.tsx'

type Change = Input<'POST /admin/users/bulk'>['body']

const nothingGiven: GivenRole = { role: null, company: null }

// Nobody needs it before people are chosen.
const RoleChoice = lazy(async () => ({ default: (await import('./role-choice.tsx')).RoleChoice }))

/** What can be done to several users at once. */
export function useBulkActions(): readonly BulkAction<ListedPerson>[] {
  const t = useT()
  const change = useWrite('POST /admin/users/bulk', { stale: stalePeople })
  const given = useRef(nothingGiven)
  const doing = (action: Change['action']) => async (people: readonly ListedPerson[]) => {
    const { role, company } = action === 'set_role' ? given.current : nothingGiven
    const group_id = role === 'moderator' ? null : (company?.value ?? null)
    await change.mutateAsync({ body: { user_ids: people.map(({ id }) => id), action, role, group_id } })
    toast('done', translateNow('done.usersUpdated' satisfies ConsoleKey))
  }
  return [
    { key: 'activate', label: t('users.activate'), run: doing('activate') },
    {
      key: 'deactivate',
      label: t('users.deactivate'),
      ask: (people) => ({
        title: t('users.deactivateAsk', { count: people.length }),
        text: t('users.deactivateText'),
        action: t('users.deactivate'),
      }),
      run: doing('deactivate'),
    },
    {
      key: 'set_role',
      label: t('users.setRole'),
      ask: (people) => {
        given.current = nothingGiven
        return {
          title: t('users.setRoleAsk', { count: people.length }),
          text: (
            <Suspense>
              <RoleChoice
                onChange={(next) => {
                  given.current = next
                }}
              />
            </Suspense>
          ),
          action: t('users.setRole'),
        }
      },
      run: doing('set_role'),
    },
    { key: 'resend_verification', label: t('users.resend'), run: doing('resend_verification') },
    {
      key: 'remove',
      label: t('users.remove'),
      ask: (people) => ({
        title: t('users.removeAsk', { count: people.length }),
        text: t('users.removeText'),
        action: t('users.remove'),
        tone: 'destructive',
      }),
      run: doing('remove'),
    },
  ]
}
