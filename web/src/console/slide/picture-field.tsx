import { limits } from '@catchpitch/contract/limits'
import { Button, Input } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useT } from '../words.ts'
import classes from './picture-field.module.css'

/** A picture that the server has, scaled down, and where a browser finds it for now. */
type StoredPicture = { file_id: string; picture: string }

type PictureFieldProps = {
  label: string
  /** Where it is found; null: there is none yet. */
  picture: string | null
  upload: (file: File) => Promise<StoredPicture>
  onChange: (stored: StoredPicture) => void
  error?: ReactNode
  'data-path'?: string | undefined
}

const saidOf = (refusal: ApiError) => Object.values(refusal.error).flat().join(' ') || refusal.message

/** A picture, chosen or dropped. It is sent at once, so that whoever chose it sees what the others will see. */
export function PictureField({ label, picture, upload, onChange, error, 'data-path': path }: PictureFieldProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const problem = refused ?? error

  const send = async (file: File | undefined) => {
    if (!file || sending) return
    // Not worth the minutes that it would take to be refused.
    if (file.size > limits.picture.bytes) return setRefused(t('field.picture.bytes'))
    setRefused(null)
    setSending(true)
    try {
      onChange(await upload(file))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setRefused(saidOf(failure))
    } finally {
      setSending(false)
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Input.Label id={`${id}-label`} labelElement="div" size="md">
        {label}
      </Input.Label>
      <div
        className={classes.place}
        data-over={over || undefined}
        data-wrong={problem ? '' : undefined}
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
          accept="image/*"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0])
            // The same file can be chosen a second time.
            currentTarget.value = ''
          }}
        />
        {picture ? (
          <img className={classes.picture} src={picture} alt="" />
        ) : (
          <IconPhotoUp size={28} stroke={1.5} aria-hidden />
        )}
        <p className={classes.words} role="status">
          {t(sending ? 'slidePicture.sending' : 'slidePicture.hint')}
        </p>
        <Button
          variant="default"
          data-path={path}
          aria-describedby={problem ? `${id}-error` : undefined}
          loading={sending}
          onClick={() => input.current?.click()}
        >
          {t(picture ? 'slidePicture.change' : 'slidePicture.choose')}
        </Button>
      </div>
      {problem && (
        <Input.Error id={`${id}-error`} mt={8} role="alert">
          {problem}
        </Input.Error>
      )}
    </div>
  )
}
