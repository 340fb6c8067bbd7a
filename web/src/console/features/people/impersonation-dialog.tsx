import { impersonationForm } from '@catchpitch/contract/impersonation/impersonation-form'
import { limits } from '@catchpitch/contract/limits'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { loadAnotherPerson } from '../../person/load-person.ts'
import { homeOf } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './impersonation-dialog.module.css'
import type { HelpedPerson } from './listed-person.ts'

function ReasonForm({ person, onClose }: { person: HelpedPerson; onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const client = useQueryClient()
  const impersonate = useWrite('POST /impersonate')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: impersonationForm,
    initial: { reason: '' },
    besides: () => ({ user_id: person.id }),
    send: async (body) => {
      const subject = await loadAnotherPerson(client, await impersonate.mutateAsync({ body }))
      await router.navigate({ to: homeOf(subject) })
    },
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t('impersonation.text', { name: person.full_name, minutes: limits.impersonation.idle_minutes })}</p>
      <FormAlert>{alert}</FormAlert>
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('impersonation.reason')}
        description={t('impersonation.reasonHint')}
        rows={3}
        size="md"
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={sending}>
          {t('people.impersonate')}
        </Button>
      </div>
    </form>
  )
}

type ImpersonationDialogProps = {
  /** Null: nobody has been chosen. */
  person: HelpedPerson | null
  onClose: () => void
}

/** Asks why, before staff look through somebody's eyes. */
export function ImpersonationDialog({ person, onClose }: ImpersonationDialogProps) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={person !== null}
      onClose={onClose}
      title={person && t('people.impersonateName', { name: person.full_name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {person && <ReasonForm key={person.id} person={person} onClose={onClose} />}
    </ModalDialog>
  )
}
