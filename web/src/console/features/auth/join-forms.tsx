import { newcomer } from '@catchpitch/contract/auth/newcomer'
import { Button } from '@mantine/core'
import { FormAlert } from '../../form/form-alert.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { NewPasswordFields } from '../../form/new-password-fields.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { isAboutLink, type JoinLink } from './mailed-links.ts'

type JoinProps = {
  link: JoinLink
  onJoined: () => void
  /** Told when the link has ended since the page was opened. */
  onOver: () => void
}

export function JoinWithAccount({ link, onJoined, onOver }: JoinProps) {
  const t = useT()
  const join = useWrite('POST /users/join')
  const press = () =>
    join.mutate({ body: link }, { onSuccess: onJoined, onError: (refusal) => isAboutLink(refusal, 'join') && onOver() })
  return (
    <div className={classes.body}>
      <FormAlert>{join.error?.message}</FormAlert>
      <Button loading={join.isPending} onClick={press} fullWidth>
        {t('join.submit')}
      </Button>
    </div>
  )
}

/** The account is made and belongs to the company in one step. */
export function JoinWithoutAccount({ link, onJoined, onOver }: JoinProps) {
  const t = useT()
  const join = useWrite('POST /users/join')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newcomer,
    initial: { first_name: '', last_name: '', password: '', password_confirmation: '' },
    under: 'account',
    send: async (account) => {
      await join.mutateAsync({ body: { ...link, account } })
      onJoined()
    },
    onRefused: (refusal) => {
      if (isAboutLink(refusal, 'join')) onOver()
    },
  })
  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      <NameFields form={form} />
      {/* Not for people: a password manager learns from it whose password this is. */}
      <input type="email" name="email" value={link.email} autoComplete="username" readOnly hidden />
      <NewPasswordFields form={form} label="signIn.password" />
      <Button type="submit" loading={sending} fullWidth>
        {t('join.submit')}
      </Button>
    </form>
  )
}
