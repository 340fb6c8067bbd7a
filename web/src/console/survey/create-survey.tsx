import { newSurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Reply } from '../../api/calls.ts'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { useContractForm } from '../form/use-contract-form.tsx'
import { NotYet } from '../not-yet.tsx'
import { usePerson } from '../person/load-person.ts'
import { may } from '../person/person.ts'
import { readQuery } from '../queries.ts'
import { useT } from '../words.ts'
import classes from './create-survey.module.css'
import { useStoreSurvey } from './use-store-survey.ts'

type Prepared = Reply<'GET /my-surveys/create/{id}'>

function NewSurveyForm({ prepared, group_id }: { prepared: Prepared; group_id: string }) {
  const t = useT()
  const store = useStoreSurvey(group_id)
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newSurveyForm,
    initial: { name: prepared.name },
    besides: () => ({ template_id: prepared.template_id }),
    send: store,
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
  return <NotYet shape="lines" of="list" error={error} onRetry={refetch} />
}

type CreateSurveyDialogProps = { action: string; children: (group_id: string) => ReactNode }

/** The button that opens what a survey is begun with. Whoever may not create one is not offered it. */
export function CreateSurveyDialog({ action, children }: CreateSurveyDialogProps) {
  const t = useT()
  const person = usePerson()
  const [opened, setOpened] = useState(false)
  if (!person.company || !may(person, 'survey.edit')) return null
  return (
    <>
      <Button onClick={() => setOpened(true)}>{action}</Button>
      <ModalDialog
        centered
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('create.title')}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        {children(person.company.id)}
      </ModalDialog>
    </>
  )
}

/** Begins a survey from a module or template: all it takes is a name. */
export function CreateSurvey({ template_id }: { template_id: string }) {
  const t = useT()
  return (
    <CreateSurveyDialog action={t('create.title')}>
      {(group_id) => <Preparation template_id={template_id} group_id={group_id} />}
    </CreateSurveyDialog>
  )
}
