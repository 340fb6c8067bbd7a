import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { FileField } from '../../imports/file-field.tsx'
import { SampleFiles } from '../../imports/sample-files.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import { CompanyField } from './company-field.tsx'
import { type Kind, KindField } from './kind-field.tsx'

type Problems = { company?: string | undefined; file?: string | undefined }

/** Which people, into which company, from which file. */
export function ImportForm({ onChecked }: { onChecked: (id: string) => void }) {
  const t = useT()
  const client = useQueryClient()
  const check = useWrite('POST /admin/users/import')
  const [kind, setKind] = useState<Kind>('users')
  const [company, setCompany] = useState<Choice | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problems, setProblems] = useState<Problems>({})

  const choose = (chosen: File | null) => {
    setFile(chosen)
    const tooLarge = chosen !== null && chosen.size > limits.spreadsheet.bytes
    setProblems({ ...problems, file: tooLarge ? t('field.sheet.bytes') : undefined })
    check.reset()
  }

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (check.isPending || problems.file) return
    if (!company || !file) {
      setProblems({
        company: company ? undefined : t('field.required'),
        file: file ? undefined : t('field.required'),
      })
      return
    }
    check.mutate(
      { body: { kind, group_id: company.value }, files: { file } },
      {
        onSuccess: (checked) => {
          const params = { id: checked.id }
          client.setQueryData(readQuery('GET /admin/users/import/{id}', { params }).queryKey, checked)
          onChecked(checked.id)
        },
        onError: ({ error }) => setProblems({ company: error['group_id']?.[0], file: error['file']?.[0] }),
      },
    )
  }

  const isAboutFields = problems.company !== undefined || problems.file !== undefined
  return (
    <FormCard
      onSubmit={send}
      actions={
        <Button type="submit" loading={check.isPending}>
          {t('import.check')}
        </Button>
      }
    >
      <FormSection title={t('import.whom')}>
        <KindField kind={kind} onChange={setKind} />
        <CompanyField
          chosen={company}
          error={problems.company}
          onChoose={(chosen) => {
            setCompany(chosen)
            setProblems({ ...problems, company: undefined })
          }}
        />
      </FormSection>
      <FormSection title={t('import.file')} hint={t('import.fileHint')}>
        <FileField file={file} error={problems.file} onChoose={choose} />
        <SampleFiles kind={kind} />
      </FormSection>
      <FormAlert>{!isAboutFields && check.error?.message}</FormAlert>
    </FormCard>
  )
}
