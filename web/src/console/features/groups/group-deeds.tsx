import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { translateNow } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { type GroupRecord, staleGroups } from './group-record.ts'

/** What can be done about a company as a whole. One that has nothing to lose can go; any other can only be shut out. */
export function GroupDeeds({ group: { id, name, suspended, empty } }: { group: GroupRecord }) {
  const t = useT()
  const navigate = useNavigate()
  const { confirm, attempt, dialog } = useConfirm()
  const suspend = useWrite('PUT /admin/groups/{id}/suspended', { stale: staleGroups })
  const remove = useWrite('DELETE /admin/groups/{id}', { stale: ['/admin/groups'] })
  const set = async (wanted: boolean) => {
    await suspend.mutateAsync({ params: { id }, body: { suspended: wanted } })
    const done: ConsoleKey = wanted ? 'done.groupSuspended' : 'done.groupResumed'
    toast('done', translateNow(done))
  }
  const askToSuspend = () =>
    confirm({
      title: t('groups.suspendAsk', { name }),
      text: t('groups.suspendText'),
      action: t('groups.suspend'),
      run: () => set(true),
    })
  const askToRemove = () =>
    confirm({
      title: t('groups.removeAsk', { name }),
      text: t('groups.removeText'),
      action: t('groups.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ params: { id } })
        toast('done', translateNow('done.removed' satisfies ConsoleKey))
        await navigate({ to: '/admin/groups' })
      },
    })
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/admin/groups/$id/edit" params={{ id }} />}>
        {t('groups.edit')}
      </Button>
      {suspended ? (
        <Button variant="default" onClick={() => void attempt(() => set(false))}>
          {t('groups.resume')}
        </Button>
      ) : (
        <Button variant="default" onClick={askToSuspend}>
          {t('groups.suspend')}
        </Button>
      )}
      {empty && (
        <Button variant="default" onClick={askToRemove}>
          {t('groups.remove')}
        </Button>
      )}
      {dialog}
    </>
  )
}
