import { noteSubject, noteSubjects } from '@catchpitch/contract/catalogue/catalog-field'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormRow } from '../../form/form-section.tsx'
import { useT } from '../../words.ts'
import { RecordField } from './record-field.tsx'

type SubjectFieldProps = {
  label: string
  value: unknown
  labels: Readonly<Record<string, string>>
  error?: ReactNode
  'data-path'?: string
  onChange: (subject: { kind: number; id: string } | null) => void
}

const kinds = [1, 2, 3] as const

/** A company, a person or a survey: first which of them, then which one. */
export function SubjectField({ label, value, labels, error, 'data-path': path, onChange }: SubjectFieldProps) {
  const t = useT()
  const { data: first } = noteSubject.safeParse(value)
  const [kind, setKind] = useState(first?.kind ?? 1)
  const source = noteSubjects[kind]
  return (
    <FormRow>
      <ChoiceField
        label={label}
        choices={kinds.map((one) => ({ value: String(one), label: t(`catalog.source.${noteSubjects[one]}`) }))}
        placeholder={t('form.choose')}
        value={String(kind)}
        size="md"
        onChange={({ currentTarget }) => {
          setKind(kinds.find((one) => String(one) === currentTarget.value) ?? kind)
          onChange(null)
        }}
      />
      <RecordField
        key={kind}
        source={source}
        label={t(`catalog.source.${source}`)}
        first={first?.kind === kind ? first.id : null}
        labels={labels}
        clearable={false}
        error={error}
        {...(path && { 'data-path': path })}
        onChange={(id) => onChange(id === null ? null : { kind, id })}
      />
    </FormRow>
  )
}
