import { storyForm } from '@catchpitch/contract/business-intelligence/milestone'
import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { FormInPlace } from './form-in-place.tsx'
import { staleStory as stale } from './milestones-query.ts'

export type Story = Reply<'GET /business-intelligence/content'>

/** What the company says of itself. */
export function StoryForm({ group_id, story, onDone }: { group_id: string; story: Story; onDone: () => void }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const update = useWrite('PUT /business-intelligence/content', { stale })
  const { name, body, version } = story
  const { form, ...state } = useContractForm({
    schema: storyForm,
    initial: { name, body },
    send: async (written) => {
      await update.mutateAsync({ query: { group_id }, body: { ...written, version } })
      form.resetDirty()
      toast('done', t('done.saved'))
      onDone()
    },
  })
  const begins = languageOfAll([body], language)
  return (
    <FormInPlace state={state} title={t('companyStory.title')} submit={t('story.save')} onCancel={onDone}>
      <TextsField form={form} name="name" label={t('story.name')} begins={begins} />
      <TextsField form={form} name="body" label={t('story.body')} lines={6} begins={begins} />
    </FormInPlace>
  )
}
