import { newPersonForm } from '@catchpitch/contract/people/person-form'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { translateNow } from '../../../i18n/translator.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { PersonFields, valuesOf } from './person-fields.tsx'
import { stalePeople } from './person-record.ts'
import { newPlace, type Place } from './place.ts'

function NewPersonForm({ places }: { places: readonly Place[] }) {
  const t = useT()
  const navigate = useNavigate()
  const create = useWrite('POST /admin/users', { stale: stalePeople })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: newPersonForm,
    initial: valuesOf(null, places),
    send: async (body) => {
      const { id } = await create.mutateAsync({ body })
      form.resetDirty()
      toast('done', translateNow('done.userCreated' satisfies ConsoleKey))
      await navigate({ to: '/admin/users/$id', params: { id } })
    },
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('users.create')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <PersonFields form={form} person={null} places={places} fixedAddress={null} />
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** Makes somebody an account; from a company's page its id and the role come along. */
export function CreatePersonPage() {
  const t = useT()
  const { group, role } = useSearch({ from: '/signed-in/admin/users/create' })
  const { data: company } = useQuery({
    ...readQuery('GET /admin/groups/{id}', { params: { id: group ?? '' } }),
    enabled: group !== undefined,
  })
  return (
    <ShellPage
      name="admin.users.create"
      title={t('users.createTitle')}
      lead={t('users.createLead')}
      above={<Link to="/admin/users">{t('people.title')}</Link>}
    >
      {(group === undefined || company) && (
        <NewPersonForm places={company ? [newPlace(company.id, company.name, role)] : []} />
      )}
    </ShellPage>
  )
}
