import { unmaskResult } from '@catchpitch/contract/reports/reports.endpoints'
import { Button, Textarea } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import type { ReportKey } from './report-query.ts'
import classes from './unmask-button.module.css'

function ReasonForm({ reportKey, onClose }: { reportKey: ReportKey; onClose: () => void }) {
  const t = useT()
  const { id, group_id } = reportKey
  const unmask = useWrite('POST /results/{id}/unmask', {
    stale: [
      '/my-surveys/get-survey-info',
      '/my-surveys/get-users-dynamic-interpretation-results',
      '/my-surveys/{id}/results',
    ],
  })
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: unmaskResult.body,
    initial: { reason: '' },
    send: async (body) => {
      await unmask.mutateAsync({ params: { id }, query: { group_id }, body })
      onClose()
    },
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t('reports.unmaskText')}</p>
      <FormAlert>{alert}</FormAlert>
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('reports.unmaskReason')}
        rows={3}
        size="md"
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={sending}>
          {t('reports.unmask')}
        </Button>
      </div>
    </form>
  )
}

/** Lets an owner see who somebody is; asks why, because it is kept. */
export function UnmaskButton({ reportKey, code }: { reportKey: ReportKey; code: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('reports.unmask')}
      </Button>
      <ModalDialog
        centered
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reports.unmaskTitle', { code })}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <ReasonForm reportKey={reportKey} onClose={() => setOpen(false)} />
      </ModalDialog>
    </>
  )
}
