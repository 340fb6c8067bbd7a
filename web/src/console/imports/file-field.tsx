import { Button, Input } from '@mantine/core'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useT } from '../words.ts'
import classes from './file-field.module.css'

type FileFieldProps = { file: File | null; error: string | undefined; onChoose: (file: File | null) => void }

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024))

/** A file, chosen or dropped. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const t = useT()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onChoose(dropped)
  }
  return (
    <div>
      <div
        className={classes.place}
        data-over={over || undefined}
        data-wrong={error ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".csv,.xls,.xlsx,.txt"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.files?.[0] ?? null)
            // The same file can be chosen a second time, once it is mended.
            currentTarget.value = ''
          }}
        />
        {file ? (
          <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />
        ) : (
          <IconUpload size={28} stroke={1.5} aria-hidden />
        )}
        <p className={classes.words}>
          {file ? (
            <>
              <strong>{file.name}</strong> <span>{t('import.kilobytes', { number: kilobytes(file.size) })}</span>
            </>
          ) : (
            t('import.drop')
          )}
        </p>
        <Button variant="default" aria-describedby={error ? errorId : undefined} onClick={() => input.current?.click()}>
          {t(file ? 'import.chooseAnother' : 'import.choose')}
        </Button>
      </div>
      {error && (
        <Input.Error id={errorId} className={classes.error} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  )
}
