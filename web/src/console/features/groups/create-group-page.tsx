import { newGroupForm } from '@catchpitch/contract/groups/group-form'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { translateNow } from '../../../i18n/translator.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { GroupFields, valuesOf } from './group-fields.tsx'
import { staleGroups } from './group-record.ts'

export function CreateGroupPage() {
  const t = useT()
  const navigate = useNavigate()
  const create = useWrite('POST /admin/groups', { stale: staleGroups })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: newGroupForm,
    initial: valuesOf(null),
    send: async (body) => {
      const { id } = await create.mutateAsync({ body })
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
      // The next step is its owner.
      await navigate({ to: '/admin/groups/$id', params: { id }, search: { tab: 'people' } })
    },
  })
  return (
    <ShellPage
      name="admin.groups.create"
      title={t('groups.createTitle')}
      lead={t('groups.createLead')}
      above={<Link to="/admin/groups">{t('groups.title')}</Link>}
    >
      <FormCard
        onSubmit={onSubmit}
        actions={
          <Button type="submit" loading={sending}>
            {t('groups.create')}
          </Button>
        }
      >
        <UnsavedGuard isUnsaved={isUnsaved} />
        <GroupFields form={form} group={null} />
        <FormAlert>{alert}</FormAlert>
      </FormCard>
    </ShellPage>
  )
}
