import { noTexts } from '@catchpitch/contract/fields/texts'
import { useForm } from '@mantine/form'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import { DesignSection, Grid } from './design-section.tsx'

/** A text in three languages: all written, some missing, one of them wrong. */
export function TextsFields() {
  const t = useT()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      whole: { en: 'Retail', zh: '零售', ms: 'Peruncitan' },
      partial: { en: 'Kitchen', zh: '', ms: 'Dapur' },
      body: noTexts,
    },
    initialErrors: { 'body.en': t('field.english') },
  })
  return (
    <DesignSection title={t('design.texts')}>
      <Grid>
        <TextsField form={form} name="whole" label={t('design.textsWhole')} />
        <TextsField form={form} name="partial" label={t('design.textsPartial')} description={t('design.fieldHint')} />
        <TextsField form={form} name="body" label={t('design.textsWrong')} lines={3} />
      </Grid>
    </DesignSection>
  )
}
