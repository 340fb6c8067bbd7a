import { Button, Input } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FileInput } from '../../form/file-input.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { useT } from '../../words.ts'
import { Cropper } from './cropper.tsx'
import classes from './picture-field.module.css'

type PictureFieldProps = {
  name: string
  /** The picture that is saved. */
  current: string | null
  /** What is to be in its place and is not saved yet: another one at this address, or none. Null: it stays as it is. */
  chosen: { address: string | null } | null
  error?: ReactNode
  'data-path'?: string | undefined
  onChoose: (picture: Blob) => void
  onRemove: () => void
  onUndo: () => void
}

const hintOf = (chosen: PictureFieldProps['chosen']) => {
  if (chosen === null) return 'picture.formats'
  return chosen.address === null ? 'picture.removed' : 'picture.unsaved'
}

/** A picture of oneself: any image is cut to a square before it is sent. */
export function PictureField(props: PictureFieldProps) {
  const { name, current, chosen, error, 'data-path': path, onChoose, onRemove, onUndo } = props
  const t = useT()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const problem = unreadable ? t('field.picture.type') : error
  const shown = chosen ? chosen.address : current

  const read = async (file: File) => {
    setUnreadable(false)
    try {
      setImage(await createImageBitmap(file))
    } catch {
      setUnreadable(true)
    }
  }

  return (
    <div className={classes.picture}>
      <Avatar name={name} picture={shown} size={88} />
      <div className={classes.words}>
        <div className={classes.actions}>
          <FileInput ref={input} accept="image/*" onFile={(file) => void read(file)} />
          <Button
            variant="default"
            data-path={path}
            aria-describedby={problem ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {t(shown ? 'picture.change' : 'picture.choose')}
          </Button>
          {current && !chosen && (
            <Button variant="subtle" onClick={onRemove}>
              {t('picture.remove')}
            </Button>
          )}
          {chosen && (
            <Button variant="subtle" onClick={onUndo}>
              {t('picture.undo')}
            </Button>
          )}
        </div>
        <p className={classes.hint}>{t(hintOf(chosen))}</p>
        {problem && <Input.Error id={errorId}>{problem}</Input.Error>}
      </div>
      <ModalDialog
        centered
        opened={image !== null}
        onClose={() => setImage(null)}
        title={t('picture.title')}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        {image && (
          <Cropper
            image={image}
            onCancel={() => setImage(null)}
            onDone={(picture) => {
              setImage(null)
              onChoose(picture)
            }}
          />
        )}
      </ModalDialog>
    </div>
  )
}
