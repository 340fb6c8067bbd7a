import { milestoneForm } from '@catchpitch/contract/business-intelligence/milestone'
import { languageOfAll, noTexts } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { PictureField } from '../../slide/picture-field.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { FormInPlace } from './form-in-place.tsx'
import classes from './milestones.module.css'
import { type Milestone, staleMilestones as stale } from './milestones-query.ts'

type MilestoneFormProps = {
  group_id: string
  /** Null: it is being made. */
  milestone: Milestone | null
  onDone: () => void
}

/** One milestone: when, what, and a picture of it. */
export function MilestoneForm({ group_id, milestone, onDone }: MilestoneFormProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const query = { group_id }
  const create = useWrite('POST /business-intelligence/milestones', { stale })
  const update = useWrite('PUT /business-intelligence/milestones/{id}', { stale })
  const upload = useWrite('POST /business-intelligence/images')
  const [picture, setPicture] = useState(milestone?.picture ?? null)
  const { happened_on = '', name = noTexts, body = noTexts, file_id = null } = milestone ?? {}
  const { form, ...state } = useContractForm({
    schema: milestoneForm,
    initial: { happened_on, name, body, file_id },
    send: async (written) => {
      if (milestone) {
        const { id, version } = milestone
        await update.mutateAsync({ query, params: { id }, body: { ...written, version } })
      } else await create.mutateAsync({ query, body: written })
      form.resetDirty()
      toast('done', t('done.saved'))
      onDone()
    },
  })
  const begins = languageOfAll([name], language)
  return (
    <FormInPlace
      state={state}
      title={t(milestone ? 'milestones.edit' : 'milestones.new')}
      submit={t('milestones.save')}
      onCancel={onDone}
    >
      <TextInput
        key={form.key('happened_on')}
        {...form.getInputProps('happened_on')}
        className={classes.day}
        type="date"
        label={t('milestones.day')}
        size="md"
      />
      <TextsField form={form} name="name" label={t('milestones.name')} begins={begins} />
      <TextsField form={form} name="body" label={t('milestones.body')} lines={3} begins={begins} />
      <PictureField
        label={t('milestones.picture')}
        picture={picture}
        upload={(file) => upload.mutateAsync({ query, files: { picture: file } })}
        error={form.errors.file_id}
        data-path="file_id"
        onChange={(stored) => {
          setPicture(stored.picture)
          form.setFieldValue('file_id', stored.file_id)
        }}
      />
      {picture && (
        <Button
          className={classes.without}
          variant="subtle"
          onClick={() => {
            setPicture(null)
            form.setFieldValue('file_id', null)
          }}
        >
          {t('milestones.noPicture')}
        </Button>
      )}
    </FormInPlace>
  )
}
