import { outcomeForm } from '@catchpitch/contract/results/outcome'
import { Button, TextInput } from '@mantine/core'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useUndo } from '../../undo-toast.tsx'
import { useT } from '../../words.ts'
import classes from './outcome-dialog.module.css'
import type { ReportInfo, ReportKey } from './report-query.ts'

type OutcomeFormProps = { reportKey: ReportKey; name: string; outcome: ReportInfo['outcome']; onClose: () => void }

const stale = ['/my-surveys/get-survey-info', '/business-intelligence/outcomes']

function OutcomeForm({ reportKey: { id, group_id }, name, outcome, onClose }: OutcomeFormProps) {
  const t = useT()
  const offerUndo = useUndo()
  const note = useWrite('PUT /results/{id}/outcome', { stale })
  const remove = useWrite('DELETE /results/{id}/outcome', { stale })
  const named = { params: { id }, query: { group_id } }
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: outcomeForm,
    initial: { hired_on: outcome?.hired_on ?? '', resigned_on: outcome?.resigned_on ?? '' },
    send: async (body) => {
      await note.mutateAsync({ ...named, body })
      toast('done', t('done.saved'))
      onClose()
    },
  })
  const takeBack = async (noted: NonNullable<ReportInfo['outcome']>) => {
    await remove.mutateAsync(named)
    onClose()
    offerUndo({
      message: t('reports.outcome.removed', { name }),
      undo: async () => {
        await note.mutateAsync({ ...named, body: noted })
      },
    })
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t('reports.outcome.text')}</p>
      <FormAlert>{alert ?? remove.error?.message}</FormAlert>
      <div className={classes.days}>
        <TextInput
          key={form.key('hired_on')}
          {...form.getInputProps('hired_on')}
          type="date"
          label={t('reports.outcome.hiredOn')}
          size="md"
          data-autofocus
        />
        <TextInput
          key={form.key('resigned_on')}
          {...form.getInputProps('resigned_on')}
          type="date"
          label={t('reports.outcome.resignedOn')}
          description={t('reports.outcome.resignedHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
        />
      </div>
      <div className={classes.actions}>
        {outcome && (
          <Button
            className={classes.remove}
            variant="subtle"
            loading={remove.isPending}
            onClick={() => void takeBack(outcome)}
          >
            {t('reports.outcome.remove')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={sending}>
          {t('reports.outcome.save')}
        </Button>
      </div>
    </form>
  )
}

/** When somebody was hired, and when they left. */
export function OutcomeDialog({ opened, ...props }: OutcomeFormProps & { opened: boolean }) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={props.onClose}
      size={520}
      title={t('reports.outcome.title', { name: props.name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <OutcomeForm {...props} />
    </ModalDialog>
  )
}
