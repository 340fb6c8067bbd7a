import { extraTimes } from '@catchpitch/contract/invitations/invite-state'
import { languageName, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useDialCodes } from '../../form/choices.ts'
import type { FormFields } from '../../form/form-fields.ts'
import { useT } from '../../words.ts'
import classes from './add-participants.module.css'
import type { Participation } from './invites-list.ts'
import type { RowFields } from './participants-form.ts'

type Name = `participants.${number}.${RowFields}`

type ParticipantRowProps = {
  form: FormFields<Name>
  index: number
  dimensions: Participation['dimensions']
  /** Null for the only row. */
  onRemove: (() => void) | null
}

/** The country whose code a number begins with: the form keeps the code, the screen the country. */
function DialCode({ form, name }: { form: FormFields<Name>; name: Name }) {
  const t = useT()
  const { choices, codeOf, countryOf } = useDialCodes()
  const { defaultValue = '', error, onChange, 'data-path': path } = form.getInputProps(name)
  const [country, setCountry] = useState<string | null>(null)
  return (
    <ChoiceField
      data-path={path}
      label={t('person.dialCode')}
      choices={choices}
      placeholder={t('form.choose')}
      value={country ?? countryOf(defaultValue, 'MY')}
      error={error}
      size="md"
      onChange={(event) => {
        setCountry(event.currentTarget.value)
        onChange(codeOf(event.currentTarget.value))
      }}
    />
  )
}

/** One person to invite. */
export function ParticipantRow({ form, index, dimensions, onRemove }: ParticipantRowProps) {
  const t = useT()
  const [dimension, setDimension] = useState('')
  const name = <Field extends RowFields>(field: Field) => `participants.${index}.${field}` as const
  const text = (field: RowFields) => ({ key: form.key(name(field)), ...form.getInputProps(name(field)) })
  const few = dimensions.find(({ id }) => id === dimension)
  const chosen = text('dimension_id')
  return (
    <li className={classes.person}>
      <div className={classes.personHead}>
        <h2>{t('participants.person', { number: index + 1 })}</h2>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t('participants.removeRow', { number: index + 1 })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.fields}>
        <TextInput {...text('first_name')} label={t('person.firstName')} autoComplete="off" size="md" />
        <TextInput {...text('last_name')} label={t('person.lastName')} autoComplete="off" size="md" />
        <TextInput {...text('email')} label={t('participants.email')} type="email" autoComplete="off" size="md" />
        <DialCode form={form} name={name('country_code')} />
        <TextInput {...text('mobile')} label={t('person.mobile')} type="tel" autoComplete="off" size="md" />
        <ChoiceField
          {...text('language')}
          label={t('invites.language')}
          choices={languages.map((value) => ({ value, label: languageName[value] }))}
          placeholder={t('form.choose')}
          size="md"
        />
        <ChoiceField
          {...chosen}
          label={t('invites.dimension')}
          choices={dimensions.map(({ id, name: label, questions }) => ({
            value: id,
            label: t('participants.dimensionOf', { name: label, number: questions }),
          }))}
          placeholder={t('participants.allQuestions')}
          size="md"
          onChange={(event) => {
            setDimension(event.currentTarget.value)
            chosen.onChange(event)
          }}
        />
        <ChoiceField
          {...text('extra_time')}
          label={t('invites.extraTime')}
          choices={extraTimes
            .filter((percent) => percent > 0)
            .map((percent) => ({ value: String(percent), label: `${percent} %` }))}
          placeholder={t('participants.noExtraTime')}
          size="md"
        />
        <ChoiceField
          {...text('allow_paste')}
          label={t('invites.paste')}
          choices={[{ value: 'true', label: t('participants.pasteAllowed') }]}
          placeholder={t('participants.pasteOff')}
          size="md"
        />
      </div>
      {few && few.questions < limits.module.enough_situations && (
        <p className={classes.warning} role="status">
          {t('participants.fewQuestions', { number: few.questions, enough: limits.module.enough_situations })}
        </p>
      )}
    </li>
  )
}
