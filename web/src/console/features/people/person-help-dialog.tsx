import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { translateNow } from '../../../i18n/translator.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './impersonation-dialog.module.css'
import type { HelpedPerson } from './listed-person.ts'

const kinds = {
  link: { call: 'POST /admin/users/{id}/sign-in-link', done: 'done.signInLinkSent' },
  expire: { call: 'POST /admin/users/{id}/expire-password', done: 'done.passwordExpired' },
} as const
export type HelpKind = keyof typeof kinds

type ConfirmationProps = { person: HelpedPerson; kind: HelpKind; onClose: () => void }

/** Says what will happen to the person before it does: both reach somebody who is not here. */
function Confirmation({ person, kind, onClose }: ConfirmationProps) {
  const t = useT()
  const help = useWrite(kinds[kind].call)
  const values = { name: person.full_name, email: person.email, days: limits.link.sign_in_days }
  const onSuccess = () => {
    toast('done', translateNow(kinds[kind].done satisfies ConsoleKey))
    onClose()
  }
  return (
    <div className={classes.form}>
      <p>{t(`help.${kind}Text`, values)}</p>
      <FormAlert>{help.error?.message}</FormAlert>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          data-autofocus
          loading={help.isPending}
          onClick={() => help.mutate({ params: { id: person.id } }, { onSuccess })}
        >
          {t(`help.${kind}Submit`)}
        </Button>
      </div>
    </div>
  )
}

type PersonHelpDialogProps = { person: HelpedPerson; kind: HelpKind | null; onClose: () => void }

export function PersonHelpDialog({ person, kind, onClose }: PersonHelpDialogProps) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={kind !== null}
      onClose={onClose}
      title={kind && t(`help.${kind}`)}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {kind && <Confirmation person={person} kind={kind} onClose={onClose} />}
    </ModalDialog>
  )
}
