import { noTexts } from '@catchpitch/contract/fields/texts'
import type { Texts } from '@catchpitch/contract/languages'
import { moduleForm } from '@catchpitch/contract/modules/module-form'
import { moduleKind, moduleKindCodeOf, moduleKindCodes } from '@catchpitch/contract/modules/module-kind'
import { Button, Checkbox } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { TextsField } from '../../form/texts-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import type { ChosenSituation } from './chosen-situation.ts'
import { useKindChoices } from './kind-choices.ts'
import { staleModules } from './modules-list.ts'
import { QueryFields } from './query-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { SituationChoice } from './situation-choice.tsx'

type Module = Reply<'GET /admin/modules/{id}'>

/** Rows that come and go are told apart by a key of their own, which is not sent. */
const keyed = <Row extends object>(row: Row) => ({ ...row, key: crypto.randomUUID() })

type QueryRow = { key: string; id: string | null; dimension_id: string; name: Texts }

/** What a new one begins with: nothing is chosen, and people tell feelings on four points. */
const blank = {
  name: noTexts,
  kind: null,
  description: noTexts,
  feelings_scale: 4,
  instructions: noTexts,
  things_to_remember: noTexts,
  completion_message: null,
  situations: [],
  queries: [],
  screening_suggestions: [],
  published_at: null,
} as const

/** The two that are chosen from a list may be left open for a while; the schema says so when they are. */
type Choices = { kind: number | null; feelings_scale: number | null }

function valuesOf(module: Module | null) {
  const { situations, queries, screening_suggestions, published_at, ...own } = module ?? blank
  const choices: Choices = { kind: own.kind, feelings_scale: own.feelings_scale }
  return {
    ...choices,
    name: own.name,
    description: own.description,
    situation_ids: situations.map(({ id }) => id),
    instructions: own.instructions,
    things_to_remember: own.things_to_remember,
    completion_message: own.completion_message ?? noTexts,
    queries: queries.map((query): QueryRow => keyed(query)),
    screening_suggestions: screening_suggestions.map((question) => keyed<Texts>(question)),
    published: published_at !== null,
  }
}

type ModuleFormProps = {
  /** Null: it is being put together. */
  module: Module | null
  onCreated?: (module: Module) => void
  /** Shows what somebody else has saved meanwhile. */
  onTheirs?: () => Promise<void>
}

export function ModuleForm({ module, onCreated, onTheirs }: ModuleFormProps) {
  const t = useT()
  const kinds = useKindChoices()
  const create = useWrite('POST /admin/modules', { stale: staleModules })
  const update = useWrite('PUT /admin/modules/{id}', { stale: staleModules })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(module?.version ?? 1)
  const [chosen, setChosen] = useState<readonly ChosenSituation[]>(module?.situations ?? [])
  const { form, ...state } = useContractForm({
    schema: moduleForm,
    initial: valuesOf(module),
    send: async (body) => {
      if (module) {
        const saved = await update.mutateAsync({ params: { id: module.id }, body: { ...body, version } })
        setVersion(saved.version)
        // What is new has an id from now on; sent without it again it would become another.
        form.setFieldValue('queries', saved.queries.map(keyed))
      }
      const created = module ? null : await create.mutateAsync({ body })
      form.resetDirty()
      toast('done', t('done.saved'))
      if (created) onCreated?.(created)
    },
    ...(module &&
      onTheirs && {
        onConflict: {
          takeTheirs: onTheirs,
          keepMine: async () => {
            const { data } = await api('GET /admin/modules/{id}', { params: { id: module.id } })
            setVersion(data.version)
          },
        },
      }),
  })

  const choose = (situations: readonly ChosenSituation[]) => {
    setChosen(situations)
    form.setFieldValue(
      'situation_ids',
      situations.map(({ id }) => id),
    )
    form.clearFieldError('situation_ids')
  }
  const { queries, screening_suggestions } = form.getValues()

  return (
    <RecordForm
      state={state}
      submit={t(module ? 'module.save' : 'module.create')}
      beside={
        module && (
          <Button
            component="a"
            href={`/module-preview/${module.id}`}
            target="_blank"
            variant="default"
            size="md"
            leftSection={<IconEye size={18} aria-hidden />}
          >
            {t('module.previewSaved')}
          </Button>
        )
      }
    >
      <FormSection title={t('module.about')}>
        <TextsField form={form} name="name" label={t('modules.name')} />
        <FormRow>
          <ChoiceField
            data-path="kind"
            defaultValue={module ? moduleKindCodeOf(module.kind) : ''}
            label={t('modules.kind')}
            error={form.errors.kind}
            choices={kinds}
            placeholder={t('form.choose')}
            size="md"
            onChange={(event) => {
              const code = moduleKindCodes.find((known) => known === event.currentTarget.value)
              form.setFieldValue('kind', code === undefined ? null : moduleKind[code])
            }}
          />
          <ChoiceField
            data-path="feelings_scale"
            label={t('module.scale')}
            choices={[
              { value: '4', label: t('module.scale.4') },
              { value: '2', label: t('module.scale.2') },
            ]}
            placeholder={t('form.choose')}
            defaultValue={String(form.getValues().feelings_scale)}
            error={form.errors.feelings_scale}
            size="md"
            onChange={(event) => form.setFieldValue('feelings_scale', Number(event.currentTarget.value) || null)}
          />
        </FormRow>
        <TextsField
          form={form}
          name="description"
          label={t('module.description')}
          description={t('module.descriptionHint')}
          lines={3}
        />
      </FormSection>
      <FormSection title={t('modules.situations')} hint={t('module.situationsHint')}>
        <SituationChoice chosen={chosen} onChoose={choose} error={form.errors.situation_ids} />
      </FormSection>
      <FormSection title={t('module.method')}>
        <TextsField
          form={form}
          name="instructions"
          label={t('module.instructions')}
          description={t('module.instructionsHint')}
          lines={5}
        />
        <TextsField form={form} name="things_to_remember" label={t('module.remember')} lines={5} />
        <TextsField
          form={form}
          name="completion_message"
          label={t('form.optional', { label: t('module.completion') })}
          description={t('module.completionHint')}
          lines={2}
        />
      </FormSection>
      <FormSection title={t('module.queries')} hint={t('module.queriesHint')}>
        <QueryFields
          form={form}
          rows={queries}
          situations={chosen}
          onAdd={() => form.insertListItem('queries', keyed({ id: null, dimension_id: '', name: noTexts }))}
          onRemove={(index) => form.removeListItem('queries', index)}
        />
      </FormSection>
      <FormSection title={t('module.screening')} hint={t('module.screeningHint')}>
        <QuestionFields
          form={form}
          rows={screening_suggestions}
          onAdd={() => form.insertListItem('screening_suggestions', keyed(noTexts))}
          onRemove={(index) => form.removeListItem('screening_suggestions', index)}
        />
      </FormSection>
      <FormSection title={t('modules.state')}>
        <Checkbox
          key={form.key('published')}
          {...form.getInputProps('published', { type: 'checkbox' })}
          label={t('module.publish')}
          description={t('module.publishHint')}
          size="md"
        />
      </FormSection>
    </RecordForm>
  )
}
