import { personForm } from '@catchpitch/contract/people/person-form'
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
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { PersonFields, valuesOf } from './person-fields.tsx'
import { type PersonRecord, personQuery, stalePeople } from './person-record.ts'
import { placesOf } from './place.ts'

type EditFormProps = { person: PersonRecord; onTheirs: () => void }

function EditForm({ person, onTheirs }: EditFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { user } = usePerson()
  const { id } = person
  const update = useWrite('PUT /admin/users/{id}', { stale: stalePeople })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(person.version)
  const [places] = useState(() => placesOf(person))
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: personForm,
    initial: valuesOf(person, places),
    besides: () => ({ version }),
    send: async (body) => {
      await update.mutateAsync({ params: { id }, body })
      form.resetDirty()
      toast('done', translateNow('done.userUpdated' satisfies ConsoleKey))
      await navigate({ to: '/admin/users/$id', params: { id } })
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/admin/users/{id}'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /admin/users/{id}', { params: { id } })
        setVersion(data.version)
      },
    },
  })
  const isOtherStaff = person.platform_role !== null && id !== user.id
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('users.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <PersonFields
        form={form}
        person={person}
        places={places}
        fixedAddress={isOtherStaff ? t('users.addressOfStaff') : null}
      />
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

export function EditPersonPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const [round, setRound] = useState(0)
  return (
    <ShellPage
      name="admin.users.id.edit"
      title={person ? t('users.editTitle', { name: person.full_name }) : t('people.title')}
      above={
        <Link to="/admin/users/$id" params={{ id }}>
          {person?.full_name ?? t('people.title')}
        </Link>
      }
    >
      {!person && <NotYet error={error} onRetry={refetch} />}
      {person && <EditForm key={`${id}-${round}`} person={person} onTheirs={() => setRound(round + 1)} />}
    </ShellPage>
  )
}
