import { groupForm } from '@catchpitch/contract/groups/group-form'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { GroupFields, valuesOf } from './group-fields.tsx'
import { type GroupRecord, groupQuery, staleGroups } from './group-record.ts'

function EditForm({ group, onTheirs }: { group: GroupRecord; onTheirs: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { id } = group
  const update = useWrite('PUT /admin/groups/{id}', { stale: staleGroups })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(group.version)
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: groupForm,
    initial: valuesOf(group),
    besides: () => ({ version }),
    send: async (body) => {
      await update.mutateAsync({ params: { id }, body })
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
      await navigate({ to: '/admin/groups/$id', params: { id } })
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/admin/groups/{id}'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /admin/groups/{id}', { params: { id } })
        setVersion(data.version)
      },
    },
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('groups.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <GroupFields form={form} group={group} />
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

export function EditGroupPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { data: group, error, refetch } = useQuery(groupQuery(id))
  const [round, setRound] = useState(0)
  return (
    <ShellPage
      name="admin.groups.id.edit"
      title={group ? t('groups.editTitle', { name: group.name }) : t('groups.title')}
      above={
        <Link to="/admin/groups/$id" params={{ id }}>
          {group?.name ?? t('groups.title')}
        </Link>
      }
    >
      {!group && <NotYet error={error} onRetry={refetch} />}
      {group && <EditForm key={`${id}-${round}`} group={group} onTheirs={() => setRound(round + 1)} />}
    </ShellPage>
  )
}
