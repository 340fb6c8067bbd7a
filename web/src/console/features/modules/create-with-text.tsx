import { newSurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import type { ChoiceQuery } from '../../list/list-filter.ts'
import classes from '../../survey/create-survey.module.css'
import { CreateSurveyDialog } from '../../survey/create-survey.tsx'
import { useStoreSurvey } from '../../survey/use-store-survey.ts'
import { useT } from '../../words.ts'

type JobTemplate = Reply<'GET /my-surveys/job-templates/{id}'>

/** What can be asked, those ready surveys first that were made for the position of the text. */
function useOffersLike(group_id: string, { job_position }: JobTemplate) {
  const t = useT()
  const scope = { group_id, ...(job_position !== null && { job_position }) }
  return (keyword: string): ChoiceQuery => ({
    queryKey: ['/my-surveys/template-names', { ...scope, keyword }, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /my-surveys/template-names', { query: { ...scope, keyword } }, { signal })
      return data.map(({ id, name, suits_position }) => ({
        value: id,
        label: suits_position ? t('jobTexts.suiting', { name }) : name,
      }))
    },
  })
}

/** What the survey is about: a day in the job has a name that is none for a survey. */
const nameFor = ({ type, name, position }: JobTemplate) => (type === 'job_description' ? name : (position ?? name))

function TextForm({ template, group_id }: { template: JobTemplate; group_id: string }) {
  const t = useT()
  const store = useStoreSurvey(group_id)
  const offersLike = useOffersLike(group_id, template)
  const [offer, setOffer] = useState<Choice | null>(null)
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newSurveyForm,
    initial: { name: nameFor(template), template_id: '' },
    besides: () => ({ job_template_id: template.id }),
    send: store,
  })
  const choose = (choice: Choice | null) => {
    setOffer(choice)
    form.setFieldValue('template_id', choice?.value ?? '')
    form.clearFieldError('template_id')
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.hint}>{t('jobTexts.createHint')}</p>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('create.name')}
        description={t('create.nameHint')}
        autoComplete="off"
        size="md"
        data-autofocus
      />
      <LookupField
        label={t('jobTexts.asks')}
        description={t('jobTexts.asksHint')}
        source={offersLike}
        chosen={offer}
        onChoose={choose}
        error={form.errors.template_id}
        data-path="template_id"
      />
      <FormAlert>{alert}</FormAlert>
      <Button type="submit" size="md" loading={sending}>
        {t('create.begin')}
      </Button>
    </form>
  )
}

/** Begins a survey that is described by this text; what it asks is chosen beside it. */
export function CreateWithText({ template }: { template: JobTemplate }) {
  const t = useT()
  return (
    <CreateSurveyDialog action={t('jobTexts.create')}>
      {(group_id) => <TextForm template={template} group_id={group_id} />}
    </CreateSurveyDialog>
  )
}
