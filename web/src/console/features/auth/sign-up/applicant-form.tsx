import { applicantSignUp } from '@catchpitch/contract/auth/sign-up'
import { languageFrom } from '@catchpitch/contract/languages'
import { currentLanguage } from '../../../../i18n/translator.ts'
import { ChoiceField } from '../../../../ui/kit/choice-field.tsx'
import { AddressField } from '../../../form/address-field.tsx'
import { BornOnField } from '../../../form/born-on-field.tsx'
import { useOptions } from '../../../form/choices.ts'
import { CountryField } from '../../../form/country-field.tsx'
import { FormRow, FormSection } from '../../../form/form-section.tsx'
import { GenderField } from '../../../form/gender-field.tsx'
import { MobileFields, useDialCountry } from '../../../form/mobile-fields.tsx'
import { NameFields } from '../../../form/name-fields.tsx'
import { useContractForm } from '../../../form/use-contract-form.tsx'
import { useT } from '../../../words.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUp } from './use-sign-up.ts'

const initial = {
  first_name: '',
  last_name: '',
  born_on: '',
  gender: null,
  employment_status: '',
  education_level: '',
  country: '',
  email: '',
  country_code: '',
  mobile: '',
  password: '',
  password_confirmation: '',
  terms: false,
}

export function ApplicantForm() {
  const t = useT()
  const contract = useContractForm({
    schema: applicantSignUp,
    initial,
    besides: () => ({ kind: 'applicant', language: languageFrom(currentLanguage()) }),
    send: useSignUp(),
  })
  const { form } = contract
  const dial = useDialCountry(form)
  const employment = useOptions('employment_status')
  const education = useOptions('education_level')

  return (
    <SignUpForm contract={contract} submit={t('signUp.applicantSubmit')}>
      <FormSection title={t('signUp.you')}>
        <NameFields form={form} />
        <FormRow>
          <BornOnField form={form} name="born_on" />
          <GenderField form={form} />
        </FormRow>
        <FormRow>
          <ChoiceField
            {...form.getInputProps('employment_status')}
            label={t('person.employment')}
            choices={employment}
            placeholder={t('form.choose')}
            size="md"
          />
          <ChoiceField
            {...form.getInputProps('education_level')}
            label={t('person.education')}
            choices={education}
            placeholder={t('form.choose')}
            size="md"
          />
        </FormRow>
        {/* Most people's number is from where they live; whoever has chosen already is not contradicted. */}
        <CountryField form={form} onChosen={(country) => dial.country === '' && dial.choose(country)} />
      </FormSection>
      <FormSection title={t('signUp.reach')} hint={t('signUp.reachHint')}>
        <AddressField form={form} />
        <MobileFields form={form} dial={dial} />
      </FormSection>
    </SignUpForm>
  )
}
