import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { FilePlace } from '../form/file-place.tsx'
import { useT } from '../words.ts'

type FileFieldProps = { file: File | null; error: string | undefined; onChoose: (file: File) => void }

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024))

/** A spreadsheet that people or questions are read from. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const t = useT()
  const Sign = file ? IconFileSpreadsheet : IconUpload
  return (
    <FilePlace
      accept=".csv,.xls,.xlsx,.txt"
      onFile={onChoose}
      picture={<Sign size={28} stroke={1.5} aria-hidden />}
      says={
        file ? (
          <>
            <strong>{file.name}</strong> <span>{t('import.kilobytes', { number: kilobytes(file.size) })}</span>
          </>
        ) : (
          t('import.drop')
        )
      }
      problem={error}
      choose={{ label: t(file ? 'import.chooseAnother' : 'import.choose') }}
    />
  )
}
