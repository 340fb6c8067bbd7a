import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { useT } from '../words.ts'
import classes from './unsaved-guard.module.css'

/** Asks before somebody leaves a page on which they have typed something that is nowhere else yet. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useT()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ModalDialog
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('unsaved.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      centered
    >
      <p>{t('unsaved.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => proceed?.()}>
          {t('unsaved.leave')}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {t('unsaved.stay')}
        </Button>
      </div>
    </ModalDialog>
  )
}
