import { profileForm } from '@catchpitch/contract/profile/profile-form'
import { Button, Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { AddressField } from '../../form/address-field.tsx'
import { BornOnField } from '../../form/born-on-field.tsx'
import { useOptions } from '../../form/choices.ts'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { CountryField } from '../../form/country-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormNote } from '../../form/form-note.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { GenderField } from '../../form/gender-field.tsx'
import { MobileFields, useDialCountry } from '../../form/mobile-fields.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import classes from '../../person/own-page.module.css'
import { may, type Person } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { DepartmentsField } from './departments-field.tsx'
import { PictureField } from './picture-field.tsx'

/** What the picture is to become: another one, still only here, at an address that this page can show; or none. */
type ChosenPicture = { blob: Blob; address: string } | { blob: null; address: null }

const noPicture: Blob | null = null

function valuesOf({ user, company }: Person) {
  return {
    picture: noPicture,
    remove_picture: false,
    first_name: user.first_name,
    last_name: user.last_name,
    dob: user.dob ?? '',
    gender: user.gender,
    employment_status: user.employment_status ?? '',
    education_level: user.education_level ?? '',
    country: user.country ?? '',
    email: user.email,
    country_code: user.country_code ?? '',
    mobile: user.mobile ?? '',
    departments: company?.departments.map(({ id }) => id) ?? [],
    is_receive: user.is_receive,
  }
}

type ProfileFormProps = {
  person: Person
  /** Called when the person wants to see what somebody else has saved meanwhile. */
  onTheirs: () => void
}

export function ProfileForm({ person, onTheirs }: ProfileFormProps) {
  const t = useT()
  const client = useQueryClient()
  const { user, company } = person
  const update = useWrite('POST /accounts/profile', { stale: ['/user'] })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(user.version)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const [toVerify, setToVerify] = useState<string | null>(null)

  const choosePicture = (chosen: ChosenPicture | null) => {
    if (picture?.address) URL.revokeObjectURL(picture.address)
    setPicture(chosen)
    form.setFieldValue('picture', chosen?.blob ?? null)
    form.setFieldValue('remove_picture', chosen?.blob === null)
  }

  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: profileForm,
    initial: valuesOf(person),
    besides: () => ({ group_id: company?.id ?? null, version }),
    send: async (body) => {
      const saved = await update.mutateAsync({ body, files: { picture: picture?.blob ?? null } })
      setVersion(saved.version)
      setToVerify(saved.email_to_verify)
      choosePicture(null)
      // Until the new address is confirmed it is the old one that counts, and the form says so.
      if (saved.email_to_verify) form.setFieldValue('email', user.email)
      form.resetDirty()
      toast('done', translateNow('done.userUpdated' satisfies ConsoleKey))
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/user'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /user', company ? { query: { group_id: company.id } } : {})
        setVersion(data.version)
      },
    },
  })
  const dial = useDialCountry(form, { code: user.country_code ?? '', home: user.country ?? '' })
  const employment = useOptions('employment_status')
  const education = useOptions('education_level')

  return (
    <form className={classes.card} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <PictureField
        name={user.full_name}
        current={user.picture}
        chosen={picture}
        error={form.errors.picture}
        data-path="picture"
        onChoose={(blob) => choosePicture({ blob, address: URL.createObjectURL(blob) })}
        onRemove={() => choosePicture({ blob: null, address: null })}
        onUndo={() => choosePicture(null)}
      />
      <FormSection title={t('signUp.you')} hint={t('profile.neededHint')}>
        <NameFields form={form} />
        <FormRow>
          <BornOnField form={form} name="dob" />
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
        <CountryField form={form} onChosen={() => {}} />
      </FormSection>
      <FormSection title={t('signUp.reach')} hint={t('profile.addressHint')}>
        <AddressField form={form} autoComplete="email" fixed={user.impersonate && t('profile.addressInPerson')} />
        <FormNote>{toVerify && t('profile.confirmAddress', { email: toVerify })}</FormNote>
        <MobileFields form={form} dial={dial} />
        <Checkbox
          key={form.key('is_receive')}
          {...form.getInputProps('is_receive', { type: 'checkbox' })}
          label={t('profile.receive')}
        />
      </FormSection>
      {company && !company.suspended && may(person, 'team.view') && (
        <FormSection title={t('profile.departments', { company: company.name })}>
          <DepartmentsField
            person={person}
            error={form.errors.departments}
            data-path="departments"
            onChange={(ids) => form.setFieldValue('departments', ids)}
          />
        </FormSection>
      )}
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
      <div className={classes.actions}>
        <Button type="submit" loading={sending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
