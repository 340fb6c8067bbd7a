import { useState } from 'react'
import { HtmlPreview } from '../../../ui/kit/html-preview.tsx'
import { RichTextField } from '../../form/rich-text-field.tsx'
import { useT } from '../../words.ts'
import { DesignSection } from './design-section.tsx'

/** The editor beside what it writes; as it was saved, and with something wrong. */
export function RichTexts() {
  const t = useT()
  const sample = t('design.richTextSample')
  const [html, setHtml] = useState(sample)
  const placeholders = [
    { name: 'company', label: t('design.company') },
    { name: 'job_position', label: t('design.jobPosition') },
  ]
  return (
    <DesignSection title={t('design.richText')}>
      <RichTextField
        key={sample}
        label={t('design.richTextLabel')}
        description={t('design.richTextHint')}
        defaultValue={sample}
        placeholders={placeholders}
        onChange={setHtml}
      />
      <HtmlPreview title={t('design.richTextLabel')} html={html} />
      <RichTextField
        label={t('design.richTextLabel')}
        defaultValue="<p>{{password}}</p>"
        placeholders={placeholders}
        error={t('field.placeholder', { placeholder: '{{password}}' })}
        onChange={() => {}}
      />
    </DesignSection>
  )
}
