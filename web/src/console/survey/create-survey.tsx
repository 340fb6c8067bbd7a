import { newSurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Reply } from '../../api/calls.ts'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { useContractForm } from '../form/use-contract-form.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { usePerson } from '../person/load-person.ts'
import { may } from '../person/person.ts'
import { readQuery, useWrite } from '../queries.ts'
import { useT } from '../words.ts'
import classes from './create-survey.module.css'

type Prepared = Reply<'GET /my-surveys/create/{id}'>

function NewSurveyForm({ prepared, group_id }: { prepared: Prepared; group_id: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { mutateAsync } = useWrite('POST /my-surveys/store', { stale: ['/my-surveys'] })
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newSurveyForm,
    initial: { name: prepared.name },
    besides: () => ({ template_id: prepared.template_id }),
    send: async (body) => {
      const { id } = await mutateAsync({ body, query: { group_id } })
      await navigate({ to: '/surveys/$id/purpose', params: { id } })
    },
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('create.name')}
        description={t('create.nameHint')}
        autoComplete="off"
        size="md"
        data-autofocus
      />
      <FormAlert>{alert}</FormAlert>
      <Button type="submit" size="md" loading={sending}>
        {t('create.begin')}
      </Button>
    </form>
  )
}

function Preparation({ template_id, group_id }: { template_id: string; group_id: string }) {
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/create/{id}', { params: { id: template_id }, query: { group_id } }),
  )
  if (data) return <NewSurveyForm prepared={data} group_id={group_id} />
  return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <Skeleton />
}

/** Begins a survey from a module or template: all it takes is a name. Whoever may not create one is not offered it. */
export function CreateSurvey({ template_id }: { template_id: string }) {
  const t = useT()
  const person = usePerson()
  const [opened, setOpened] = useState(false)
  if (!person.company || !may(person, 'survey.edit')) return null
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('create.title')}</Button>
      <ModalDialog
        centered
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('create.title')}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <Preparation template_id={template_id} group_id={person.company.id} />
      </ModalDialog>
    </>
  )
}
