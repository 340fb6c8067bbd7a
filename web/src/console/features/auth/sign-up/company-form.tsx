import { companySignUp } from '@catchpitch/contract/auth/sign-up'
import { languageFrom } from '@catchpitch/contract/languages'
import { TextInput } from '@mantine/core'
import { currentLanguage } from '../../../../i18n/translator.ts'
import { TagsField } from '../../../../ui/kit/tags-field.tsx'
import { AddressField } from '../../../form/address-field.tsx'
import type { FormFields } from '../../../form/form-fields.ts'
import { FormRow, FormSection } from '../../../form/form-section.tsx'
import { MobileFields, useDialCountry } from '../../../form/mobile-fields.tsx'
import { NameFields } from '../../../form/name-fields.tsx'
import { useContractForm } from '../../../form/use-contract-form.tsx'
import { wholeNumber } from '../../../form/whole-number.ts'
import { useT } from '../../../words.ts'
import { FirstSurveyNote } from './first-survey-note.tsx'
import { pickedFirstSurvey } from './picked-first-survey.ts'
import { pickedPlan } from './picked-plan.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUp } from './use-sign-up.ts'

const initial = {
  company_name: '',
  registration_number: '',
  employees: null,
  departments: [],
  first_name: '',
  last_name: '',
  email: '',
  country_code: '',
  mobile: '',
  password: '',
  password_confirmation: '',
  terms: false,
}

export function CompanyForm() {
  const t = useT()
  const contract = useContractForm({
    schema: companySignUp,
    initial,
    besides: () => ({
      kind: 'company',
      language: languageFrom(currentLanguage()),
      first_survey: pickedFirstSurvey(),
      ...pickedPlan(),
    }),
    send: useSignUp(),
  })
  const { form } = contract
  const dial = useDialCountry(form)
  const fields: FormFields<'employees' | 'departments'> = form
  const { onChange: onEmployees, ...employees } = fields.getInputProps('employees')

  return (
    <SignUpForm contract={contract} submit={t('signUp.companySubmit')}>
      <FirstSurveyNote />
      <FormSection title={t('signUp.companyDetails')}>
        <TextInput
          key={form.key('company_name')}
          {...form.getInputProps('company_name')}
          label={t('company.name')}
          autoComplete="organization"
          size="md"
        />
        <FormRow>
          <TextInput
            key={form.key('registration_number')}
            {...form.getInputProps('registration_number')}
            label={t('company.registrationNumber')}
            autoComplete="off"
            spellCheck={false}
            size="md"
          />
          <TextInput
            key={form.key('employees')}
            {...employees}
            label={t('company.employees')}
            autoComplete="off"
            inputMode="numeric"
            size="md"
            onChange={(event) => onEmployees(wholeNumber(event.currentTarget.value))}
          />
        </FormRow>
        <TagsField
          {...fields.getInputProps('departments')}
          label={t('form.optional', { label: t('company.departments') })}
          description={t('company.departmentsHint')}
          removeLabel={(name) => t('company.removeDepartment', { name })}
        />
      </FormSection>
      <FormSection title={t('signUp.owner')} hint={t('signUp.ownerHint')}>
        <NameFields form={form} />
        <AddressField form={form} />
        <MobileFields form={form} dial={dial} />
      </FormSection>
    </SignUpForm>
  )
}
