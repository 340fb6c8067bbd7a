import { countWords } from '@catchpitch/contract/fields/word-count'
import { languageFrom, languageName, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import { ReadyText } from './ready-text.tsx'
import type { SurveyFields } from './survey-fields.ts'

const { words } = limits.survey.description

type AboutFieldsProps = { fields: SurveyFields; group_id: string; canEdit: boolean }

/** What the survey is called, what applicants read about the job, whose it is and until when. */
export function AboutFields({ fields, group_id, canEdit }: AboutFieldsProps) {
  const t = useT()
  const { values, problems, change } = fields
  const departments = useQuery(pageQuery('GET /departments', { query: { group_id } }))
  return (
    <FormSection title={t('wizard.about')}>
      <TextInput
        label={t('wizard.name')}
        value={values.name}
        maxLength={limits.survey.name.max}
        error={problems.name}
        autoComplete="off"
        size="md"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t('wizard.description')}
        description={t('wizard.descriptionHint', { ...words, count: countWords(values.description) })}
        value={values.description}
        error={problems.description}
        autosize
        minRows={5}
        maxRows={18}
        size="md"
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      {canEdit && <ReadyText fields={fields} group_id={group_id} />}
      <FormRow>
        <TextInput
          type="date"
          label={t('wizard.expiry')}
          description={t('wizard.expiryHint')}
          value={values.expires_on}
          error={problems.expires_on}
          size="md"
          onChange={(event) => change({ expires_on: event.currentTarget.value })}
        />
        <ChoiceField
          label={t('wizard.department')}
          description={t('wizard.departmentHint')}
          placeholder={t('wizard.wholeCompany')}
          choices={(departments.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={values.department_id ?? ''}
          error={problems.department_id}
          size="md"
          onChange={(event) => change({ department_id: event.currentTarget.value || null })}
        />
      </FormRow>
      <ChoiceField
        label={t('wizard.language')}
        description={t('wizard.languageHint')}
        placeholder={languageName.en}
        choices={languages
          .filter((language) => language !== 'en')
          .map((language) => ({ value: language, label: languageName[language] }))}
        value={values.language === 'en' ? '' : values.language}
        size="md"
        onChange={(event) => change({ language: languageFrom(event.currentTarget.value) })}
      />
    </FormSection>
  )
}
