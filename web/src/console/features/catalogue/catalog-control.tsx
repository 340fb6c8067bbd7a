import type { CatalogField } from '@catchpitch/contract/catalogue/catalog-field'
import { instantOf, wallTimeOf } from '@catchpitch/contract/dates'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { Checkbox, TextInput } from '@mantine/core'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useOptions } from '../../form/choices.ts'
import type { FormFields } from '../../form/form-fields.ts'
import { RichTextsField } from '../../form/rich-texts-field.tsx'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import type { Entity } from './catalog-call.ts'
import { useCatalogWords } from './catalog-words.ts'
import { RecordField } from './record-field.tsx'
import { RecordsField } from './records-field.tsx'
import { SubjectField } from './subject-field.tsx'

type CatalogControlProps = {
  entity: Entity
  name: string
  field: CatalogField
  form: FormFields<string>
  /** What the records are called that stand in the field already. */
  labels: Readonly<Record<string, string>>
  onValue: (value: unknown) => void
}

type OptionControlProps = {
  list: OptionList
  label: string
  props: Omit<ReturnType<FormFields<string>['getInputProps']>, 'onChange'>
  /** The name of what is chosen, should the list no longer offer it. */
  chosen: Choice | null
  onValue: (value: unknown) => void
}

function OptionControl({ list, label, props, chosen, onValue }: OptionControlProps) {
  const t = useT()
  const offered = useOptions(list)
  const isOffered = offered.some(({ value }) => value === chosen?.value)
  const choices = chosen && !isOffered ? [...offered, chosen] : offered
  return (
    <ChoiceField
      // A select that is drawn before its choices are there would show none of them as chosen.
      key={choices.length}
      {...props}
      defaultValue={props.defaultValue ?? ''}
      label={label}
      choices={choices}
      placeholder={t('form.choose')}
      size="md"
      onChange={({ currentTarget }) => onValue(currentTarget.value || null)}
    />
  )
}

type ChoiceControlProps = Pick<CatalogControlProps, 'entity' | 'name' | 'onValue'> & {
  field: Extract<CatalogField, { kind: 'choice' }>
  label: string
  props: OptionControlProps['props']
}

function ChoiceControl({ entity, name, field, label, props, onValue }: ChoiceControlProps) {
  const t = useT()
  const words = useCatalogWords(entity)
  const value: unknown = props.defaultValue
  const chosen = field.of.find((one) => one === value)
  return (
    <ChoiceField
      {...props}
      defaultValue={chosen === undefined ? '' : String(chosen)}
      label={label}
      choices={field.of.map((one) => ({ value: String(one), label: words.choice(name, one) }))}
      placeholder={t('form.choose')}
      size="md"
      onChange={({ currentTarget }) => onValue(field.of.find((one) => String(one) === currentTarget.value) ?? null)}
    />
  )
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a field is filled in with, by its kind. */
export function CatalogControl({ entity, name, field, form, labels, onValue }: CatalogControlProps) {
  const t = useT()
  const words = useCatalogWords(entity)
  const { onChange: _, ...props } = form.getInputProps(name)
  const isOptional = 'optional' in field
  const label = isOptional ? t('form.optional', { label: words.field(name) }) : words.field(name)
  const value: unknown = props.defaultValue
  const picking = { label, labels, error: props.error, 'data-path': name, onChange: onValue }

  switch (field.kind) {
    case 'texts':
      return <TextsField form={form} name={name} label={label} {...(field.lines && { lines: field.lines })} />
    case 'rich_text':
      return (
        <RichTextsField
          form={form}
          name={name}
          label={label}
          placeholders={(field.placeholders ?? []).map((placeholder) => ({
            name: placeholder,
            label: words.placeholder(placeholder),
          }))}
        />
      )
    case 'choice':
      return <ChoiceControl entity={entity} name={name} field={field} label={label} props={props} onValue={onValue} />
    case 'option': {
      const code = textIn(value)
      const chosen = code === null ? null : { value: code, label: labels[code] ?? code }
      return <OptionControl list={field.list} label={label} props={props} chosen={chosen} onValue={onValue} />
    }
    case 'record':
      return <RecordField {...picking} source={field.source} first={textIn(value)} clearable={isOptional} />
    case 'records':
      return (
        <RecordsField
          {...picking}
          source={field.source}
          max={field.max}
          first={[value].flat().filter((one) => typeof one === 'string')}
        />
      )
    case 'moment': {
      const moment = textIn(value)
      return (
        <TextInput
          {...props}
          type="datetime-local"
          defaultValue={moment === null ? '' : wallTimeOf(new Date(moment))}
          label={label}
          description={t('catalog.momentHint')}
          size="md"
          maw={280}
          onChange={({ currentTarget }) => onValue(instantOf(currentTarget.value)?.toISOString() ?? null)}
        />
      )
    }
    case 'flag':
      return <Checkbox key={form.key(name)} {...form.getInputProps(name, { type: 'checkbox' })} label={label} />
    case 'subject':
      return <SubjectField {...picking} value={value} />
  }
}
