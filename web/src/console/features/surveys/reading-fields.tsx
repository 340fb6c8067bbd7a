import { limits } from '@catchpitch/contract/limits'
import { integrityPolicies, integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { Checkbox, NativeSelect } from '@mantine/core'
import { FormSection } from '../../form/form-section.tsx'
import { useT } from '../../words.ts'
import { RadioList } from './radio-list.tsx'
import type { SurveyFields } from './survey-fields.ts'

const { min, max } = limits.survey.level
const levels = Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** How the company reads what comes back: by name or blind, with what was recorded, at which length. */
export function ReadingFields({ fields: { values, change } }: { fields: SurveyFields }) {
  const t = useT()
  return (
    <FormSection title={t('wizard.reading')}>
      <RadioList
        label={t('wizard.reviewer')}
        hint={t('wizard.reviewerHint')}
        value={values.shows_names ? 'names' : 'codes'}
        choices={[
          { value: 'codes', label: t('wizard.byCode') },
          { value: 'names', label: t('wizard.byName') },
        ]}
        onChoose={(value) => change({ shows_names: value === 'names' })}
      />
      <RadioList
        label={t('wizard.integrity')}
        hint={t('wizard.integrityHint')}
        value={integrityPolicies.find((code) => integrityPolicy[code] === values.integrity_policy) ?? 'none'}
        choices={integrityPolicies.map((code) => ({ value: code, label: t(`wizard.integrity.${code}`) }))}
        onChoose={(code) => change({ integrity_policy: integrityPolicy[code] })}
      />
      <Checkbox
        label={t('wizard.mayExplain')}
        checked={values.may_explain}
        onChange={(event) => change({ may_explain: event.currentTarget.checked })}
      />
      <NativeSelect
        label={t('wizard.level')}
        description={t('wizard.levelHint')}
        data={levels.map(String)}
        value={String(values.level)}
        size="md"
        onChange={(event) => change({ level: Number(event.currentTarget.value) })}
      />
    </FormSection>
  )
}
