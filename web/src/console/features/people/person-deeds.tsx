import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { translateNow } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './person-deeds.module.css'
import { type PersonRecord, stalePeople } from './person-record.ts'

/** What can be done about somebody's account as a whole. */
export function PersonDeeds({ person }: { person: PersonRecord }) {
  const t = useT()
  const navigate = useNavigate()
  const { confirm, attempt, dialog } = useConfirm()
  const change = useWrite('POST /admin/users/bulk', { stale: stalePeople })
  const remove = useWrite('DELETE /admin/users/{id}', { stale: ['/admin/users', '/admin/groups'] })
  const { id, full_name: name, can } = person

  const run = async (action: 'activate' | 'deactivate' | 'resend_verification') => {
    await change.mutateAsync({ body: { user_ids: [id], action, role: null, group_id: null } })
    toast('done', translateNow('done.userUpdated' satisfies ConsoleKey))
  }
  const askToClose = () =>
    confirm({
      title: t('users.deactivateOne', { name }),
      text: t('users.deactivateText'),
      action: t('users.deactivate'),
      run: () => run('deactivate'),
    })
  const askToRemove = () =>
    confirm({
      title: t('users.removeOne', { name }),
      text: t('users.removeText'),
      action: t('users.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ params: { id } })
        toast('done', translateNow('done.userRemoved' satisfies ConsoleKey))
        await navigate({ to: '/admin/users' })
      },
    })

  return (
    <div className={classes.actions}>
      {can.edit && !person.verified && !person.deactivated && (
        <Button variant="default" onClick={() => void attempt(() => run('resend_verification'))}>
          {t('users.resend')}
        </Button>
      )}
      {can.edit && person.deactivated && (
        <Button variant="default" onClick={() => void attempt(() => run('activate'))}>
          {t('users.activate')}
        </Button>
      )}
      {can.close && !person.deactivated && (
        <Button variant="default" onClick={askToClose}>
          {t('users.deactivate')}
        </Button>
      )}
      {can.close && (
        <Button variant="default" onClick={askToRemove}>
          {t('users.remove')}
        </Button>
      )}
      {dialog}
    </div>
  )
}
