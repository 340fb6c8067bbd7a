import { businessSize, businessSizes } from '@catchpitch/contract/groups/business-size'
import { limits } from '@catchpitch/contract/limits'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { hireType, hireTypes } from '@catchpitch/contract/surveys/survey-choices'
import { Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useOptions } from '../../form/choices.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { useJobLists } from '../../survey/use-job-lists.ts'
import { useT } from '../../words.ts'
import { numberFrom, type SurveyFields } from './survey-fields.ts'

/** Whom the company looks for. Everything can stay open, and be said later. */
export function RequirementFields({ fields }: { fields: SurveyFields }) {
  const t = useT()
  const { values, problems, change } = fields
  const { positions, supervisions } = useJobLists()
  const goals = useOptions('goal_type')
  const experience = useOptions('participant_experience_type')
  const isSenior = positions.some(({ code, senior }) => senior && code === values.job_position)
  const placeholder = t('wizard.open')

  const choosePosition = (code: string | null) => {
    const senior = positions.some((position) => position.senior && position.code === code)
    const tooFree = values.supervision_provided === supervision.general && !senior
    change({ job_position: code, ...(tooFree ? { supervision_provided: null } : {}) })
  }

  return (
    <FormSection title={t('wizard.requirements')} hint={t('wizard.requirementsHint')}>
      <FormRow>
        <ChoiceField
          label={t('wizard.jobPosition')}
          placeholder={placeholder}
          choices={positions.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.job_position ?? ''}
          error={problems.job_position}
          size="md"
          onChange={(event) => choosePosition(event.currentTarget.value || null)}
        />
        <TextInput
          label={t('wizard.role')}
          value={values.role}
          maxLength={limits.survey.role.max}
          error={problems.role}
          autoComplete="off"
          size="md"
          onChange={(event) => change({ role: event.currentTarget.value })}
        />
      </FormRow>
      <Textarea
        label={t('wizard.skills')}
        value={values.skills_required}
        maxLength={limits.survey.skills_required.max}
        error={problems.skills_required}
        autosize
        minRows={2}
        size="md"
        onChange={(event) => change({ skills_required: event.currentTarget.value })}
      />
      <FormRow>
        <ChoiceField
          label={t('wizard.supervision')}
          description={t('wizard.supervisionHint')}
          placeholder={placeholder}
          choices={supervisions
            .filter(({ senior_only }) => isSenior || !senior_only)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.supervision_provided ?? ''}
          error={problems.supervision_provided}
          size="md"
          onChange={(event) => change({ supervision_provided: numberFrom(supervision, event.currentTarget.value) })}
        />
        <ChoiceField
          label={t('wizard.goal')}
          description={t('wizard.goalHint')}
          placeholder={placeholder}
          choices={goals}
          value={values.goal_type ?? ''}
          error={problems.goal_type}
          size="md"
          onChange={(event) => change({ goal_type: event.currentTarget.value || null })}
        />
      </FormRow>
      <FormRow>
        <ChoiceField
          label={t('wizard.hireType')}
          placeholder={placeholder}
          choices={hireTypes.map((code) => ({ value: String(hireType[code]), label: t(`wizard.hire.${code}`) }))}
          value={values.hire_type ?? ''}
          size="md"
          onChange={(event) => change({ hire_type: numberFrom(hireType, event.currentTarget.value) })}
        />
        <ChoiceField
          label={t('wizard.businessSize')}
          placeholder={placeholder}
          choices={businessSizes.map((code) => ({
            value: String(businessSize[code]),
            label: t(`wizard.size.${code}`),
          }))}
          value={values.business_size ?? ''}
          size="md"
          onChange={(event) => change({ business_size: numberFrom(businessSize, event.currentTarget.value) })}
        />
      </FormRow>
      <ChoiceField
        label={t('wizard.experience')}
        placeholder={placeholder}
        choices={experience}
        value={values.experience_type ?? ''}
        error={problems.experience_type}
        size="md"
        onChange={(event) => change({ experience_type: event.currentTarget.value || null })}
      />
      <Textarea
        label={t('wizard.purpose')}
        description={t('wizard.purposeHint')}
        value={values.purpose}
        maxLength={limits.survey.purpose.max}
        error={problems.purpose}
        autosize
        minRows={3}
        size="md"
        onChange={(event) => change({ purpose: event.currentTarget.value })}
      />
    </FormSection>
  )
}
