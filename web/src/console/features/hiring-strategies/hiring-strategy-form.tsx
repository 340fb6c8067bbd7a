import { noTexts } from '@catchpitch/contract/fields/texts'
import { hiringStrategyForm } from '@catchpitch/contract/hiring-strategies/hiring-strategy-form'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { FormSection } from '../../form/form-section.tsx'
import { TextsField } from '../../form/texts-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { staleAfterStrategy as stale } from './hiring-strategies-list.ts'
import { StepFields } from './step-fields.tsx'

type Strategy = Reply<'GET /admin/hiring-strategy/{id}'>

const emptyStep = { name: noTexts, description: noTexts }

/** Steps that come, go and change places are told apart by a key of their own, which is not sent. */
const keyed = (step: Strategy['steps'][number]) => ({ ...step, key: crypto.randomUUID() })

const valuesOf = (strategy: Strategy | null) => ({
  name: strategy?.name ?? noTexts,
  description: strategy?.description ?? noTexts,
  steps: (strategy?.steps ?? [emptyStep]).map(keyed),
})

type HiringStrategyFormProps = {
  /** Null: it is being written. */
  strategy: Strategy | null
  onCreated?: () => void
  /** Shows what somebody else has saved meanwhile. */
  onTheirs?: () => Promise<void>
}

export function HiringStrategyForm({ strategy, onCreated, onTheirs }: HiringStrategyFormProps) {
  const t = useT()
  const create = useWrite('POST /admin/hiring-strategy', { stale })
  const update = useWrite('PUT /admin/hiring-strategy/{id}', { stale })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(strategy?.version ?? 1)
  const { form, ...state } = useContractForm({
    schema: hiringStrategyForm,
    initial: valuesOf(strategy),
    send: async (body) => {
      if (strategy) {
        const saved = await update.mutateAsync({ params: { id: strategy.id }, body: { ...body, version } })
        setVersion(saved.version)
      } else {
        await create.mutateAsync({ body })
      }
      form.resetDirty()
      toast('done', t(strategy ? 'done.strategyUpdated' : 'done.strategyAdded'))
      onCreated?.()
    },
    ...(strategy &&
      onTheirs && {
        onConflict: {
          takeTheirs: onTheirs,
          keepMine: async () => {
            const { data } = await api('GET /admin/hiring-strategy/{id}', { params: { id: strategy.id } })
            setVersion(data.version)
          },
        },
      }),
  })
  const { steps } = form.getValues()
  const sort = (keys: readonly string[]) => {
    form.setFieldValue(
      'steps',
      keys.flatMap((key) => steps.find((step) => step.key === key) ?? []),
    )
    // Problems are known by the place of their step, and the places are others now.
    if (Object.keys(form.errors).length > 0) form.validate()
  }

  return (
    <RecordForm state={state} submit={t(strategy ? 'strategy.save' : 'strategy.create')}>
      <FormSection title={t('strategy.about')} hint={t('strategy.aboutHint')}>
        <TextsField form={form} name="name" label={t('strategies.name')} />
        <TextsField
          form={form}
          name="description"
          label={t('strategy.description')}
          description={t('strategy.descriptionHint')}
          lines={3}
        />
      </FormSection>
      <FormSection title={t('strategies.steps')} hint={t('strategy.stepsHint')}>
        <StepFields
          form={form}
          steps={steps}
          onAdd={() => form.insertListItem('steps', keyed(emptyStep))}
          onRemove={(index) => form.removeListItem('steps', index)}
          onSort={sort}
        />
      </FormSection>
    </RecordForm>
  )
}
