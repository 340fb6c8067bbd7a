import { sendSupportMessage } from '@catchpitch/contract/support/support.endpoints'
import { Button, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { newDraftId } from '../../../support/support-draft.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'

const asked = sendSupportMessage.body.pick({ message: true })

/** Nobody types what can be said for them, and nothing is sent that they have not seen. */
export function AskForPlan({ plan, company }: { plan: string; company: Company }) {
  const t = useT()
  const { user } = usePerson()
  const [draft_id] = useState(newDraftId)
  const [number, setNumber] = useState<number | null>(null)
  const write = useWrite('POST /support/messages')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: asked,
    initial: { message: t('payment.message', { plan, company: company.name }) },
    send: async ({ message }) => {
      const sent = await write.mutateAsync({ body: { draft_id, message, page: '/payment', group_id: company.id } })
      setNumber(sent.number)
    },
  })
  if (number !== null) {
    return (
      <div className={classes.sent} role="status">
        <strong>{t('payment.sent', { number })}</strong>
        <p>
          {t('payment.sentText', { email: user.email })} <Link to="/payment/activate">{t('payment.toActivate')}</Link>
        </p>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <Textarea
        key={form.key('message')}
        {...form.getInputProps('message')}
        label={t('payment.yourMessage')}
        autosize
        minRows={4}
        maxRows={10}
      />
      <FormAlert>{alert}</FormAlert>
      <Button type="submit" loading={sending}>
        {t('payment.send')}
      </Button>
    </form>
  )
}
