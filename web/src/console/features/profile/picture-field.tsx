import { Button, Input, Modal } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Avatar } from '../../shell/avatar.tsx'
import { useT } from '../../words.ts'
import { Cropper } from './cropper.tsx'
import classes from './picture-field.module.css'

type PictureFieldProps = {
  name: string
  /** The picture that is saved. */
  current: string | null
  /** The address of the one that was chosen and is not saved yet. */
  chosen: string | null
  error?: ReactNode
  onChoose: (picture: Blob | null) => void
}

/** A picture of oneself: any image is cut to a square before it is sent. */
export function PictureField({ name, current, chosen, error, onChoose }: PictureFieldProps) {
  const t = useT()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const problem = unreadable ? t('field.picture.type') : error

  const read = async (file: File | undefined) => {
    if (!file) return
    setUnreadable(false)
    try {
      setImage(await createImageBitmap(file))
    } catch {
      setUnreadable(true)
    }
  }

  return (
    <div className={classes.picture}>
      <Avatar name={name} picture={chosen ?? current} size={88} />
      <div className={classes.words}>
        <div className={classes.actions}>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept="image/*"
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0])
              // The same file can be chosen a second time.
              currentTarget.value = ''
            }}
          />
          <Button
            variant="default"
            aria-describedby={problem ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {t(current || chosen ? 'picture.change' : 'picture.choose')}
          </Button>
          {chosen && (
            <Button variant="subtle" onClick={() => onChoose(null)}>
              {t('picture.undo')}
            </Button>
          )}
        </div>
        <p className={classes.hint}>{t(chosen ? 'picture.unsaved' : 'picture.formats')}</p>
        {problem && <Input.Error id={errorId}>{problem}</Input.Error>}
      </div>
      <Modal
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
      </Modal>
    </div>
  )
}
