import { noTexts } from '@catchpitch/contract/fields/texts'
import { situationForm } from '@catchpitch/contract/situations/situation-form'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { TextsField } from '../../form/texts-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { QuadrantFields } from './quadrant-fields.tsx'
import { staleSituations } from './situations-list.ts'
import { useDimensionChoices } from './use-dimension-choices.ts'

type Situation = Reply<'GET /admin/situations/{id}'>

const emptyQuadrant = { parameter: noTexts, much: noTexts, some: noTexts, none: noTexts }

function valuesOf(situation: Situation | null) {
  return {
    name: situation?.name ?? noTexts,
    topic: situation?.topic ?? noTexts,
    dimension_id: situation?.dimension.id ?? '',
    text_display: situation?.text_display ?? noTexts,
    sample_statements: situation?.sample_statements ?? noTexts,
    quadrants: situation?.quadrants ?? [emptyQuadrant, emptyQuadrant, emptyQuadrant, emptyQuadrant],
  }
}

type SituationFormProps = {
  /** Null: it is being written. */
  situation: Situation | null
  onSaved?: () => void
  /** Shows what somebody else has saved meanwhile. */
  onTheirs?: () => Promise<void>
}

export function SituationForm({ situation, onSaved, onTheirs }: SituationFormProps) {
  const t = useT()
  const create = useWrite('POST /admin/situations', { stale: staleSituations })
  const update = useWrite('PUT /admin/situations/{id}', { stale: staleSituations })
  const known = useDimensionChoices()
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(situation?.version ?? 1)
  const { form, ...state } = useContractForm({
    schema: situationForm,
    initial: valuesOf(situation),
    send: async (body) => {
      if (situation) {
        const saved = await update.mutateAsync({ params: { id: situation.id }, body: { ...body, version } })
        setVersion(saved.version)
      } else {
        await create.mutateAsync({ body })
      }
      form.resetDirty()
      toast('done', t('done.saved'))
      onSaved?.()
    },
    ...(situation &&
      onTheirs && {
        onConflict: {
          takeTheirs: onTheirs,
          keepMine: async () => {
            const { data } = await api('GET /admin/situations/{id}', { params: { id: situation.id } })
            setVersion(data.version)
          },
        },
      }),
  })

  // One that is no longer offered stays with the situation that has it.
  const own = situation && { value: situation.dimension.id, label: situation.dimension.name }
  const dimensions = own && known.every(({ value }) => value !== own.value) ? [own, ...known] : known

  return (
    <RecordForm state={state} submit={t(situation ? 'situation.save' : 'situation.create')}>
      <FormSection title={t('situation.about')} hint={t('situation.aboutHint')}>
        <TextsField form={form} name="name" label={t('situations.name')} description={t('situation.nameHint')} />
        <ChoiceField
          // The choices come later than the field, and an uncontrolled select does not look at them again.
          key={`${form.key('dimension_id')} ${dimensions.length}`}
          {...form.getInputProps('dimension_id')}
          defaultValue={form.getValues().dimension_id}
          label={t('situations.dimension')}
          choices={dimensions}
          placeholder={t('situation.chooseDimension')}
          size="md"
        />
        <TextsField form={form} name="topic" label={t('situation.topic')} />
        <TextsField
          form={form}
          name="text_display"
          label={t('situation.text')}
          description={t('situation.textHint')}
          lines={4}
        />
        <TextsField
          form={form}
          name="sample_statements"
          label={t('situation.samples')}
          description={t('situation.samplesHint')}
          lines={4}
        />
      </FormSection>
      <FormSection title={t('situation.quadrants')} hint={t('situation.quadrantsHint')}>
        <QuadrantFields form={form} quadrantsNow={() => form.getValues().quadrants} />
      </FormSection>
    </RecordForm>
  )
}
