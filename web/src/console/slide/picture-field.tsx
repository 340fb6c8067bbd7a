import { limits } from '@catchpitch/contract/limits'
import { IconPhotoUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { FilePlace } from '../form/file-place.tsx'
import { useT } from '../words.ts'
import classes from './picture-field.module.css'

/** A picture that the server has, scaled down, and where a browser finds it for now. */
export type StoredPicture = { file_id: string; picture: string }

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
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const send = async (file: File) => {
    if (sending) return
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

  return (
    <FilePlace
      label={label}
      accept="image/*"
      onFile={(file) => void send(file)}
      picture={
        picture ? (
          <img className={classes.picture} src={picture} alt="" />
        ) : (
          <IconPhotoUp size={28} stroke={1.5} aria-hidden />
        )
      }
      says={t(sending ? 'slidePicture.sending' : 'slidePicture.hint')}
      problem={refused ?? error}
      choose={{
        label: t(picture ? 'slidePicture.change' : 'slidePicture.choose'),
        loading: sending,
        'data-path': path,
      }}
    />
  )
}
