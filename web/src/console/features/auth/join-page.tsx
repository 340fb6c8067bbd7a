import { Button } from '@mantine/core'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { wholeLink } from '../../../mailed-link.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { JoinWithAccount, JoinWithoutAccount } from './join-forms.tsx'
import { MailedLinkPage, SignInButton, SignInLink } from './mailed-link-page.tsx'
import { isAboutLink, type JoinLink, linkParts } from './mailed-links.ts'

const route = getRouteApi('/users/join')
const name = 'users.join'

/** Which company it is. Asking changes nothing, so it is asked as the page opens; only the button joins. */
const invitationQuery = (link: JoinLink | null) =>
  queryOptions({
    queryKey: ['/users/join', link],
    queryFn: link
      ? async ({ signal }) => (await api('POST /users/join', { body: { ...link, look: true } }, { signal })).data
      : skipToken,
  })

const isOver = (error: unknown) => error instanceof ApiError && isAboutLink(error, 'join')

/** For a colleague whom a company has invited. */
export function JoinPage() {
  const t = useT()
  const client = useQueryClient()
  const link = wholeLink(route.useSearch(), linkParts.join)
  const invitation = useQuery(invitationQuery(link))
  const [outcome, setOutcome] = useState<'joined' | 'over' | null>(null)
  const company = invitation.data?.group ?? ''

  const join = {
    onJoined: () => {
      // Whoever is signed in belongs to one company more.
      client.removeQueries({ queryKey: ['/user'] })
      setOutcome('joined')
    },
    onOver: () => setOutcome('over'),
  }

  if (outcome === 'joined') {
    return (
      <MailedLinkPage
        name={name}
        state="done"
        title={t('done.joined')}
        lead={t('join.joinedLead', { company })}
        action={<SignInButton email={link?.email ?? ''} />}
      />
    )
  }

  if (!link || outcome === 'over' || isOver(invitation.error)) {
    return (
      <MailedLinkPage name={name} state="over" lead={t('join.overLead')}>
        <SignInLink />
      </MailedLinkPage>
    )
  }

  if (!invitation.data) {
    return (
      <AuthPage name={name} step="join" title={t('join.opening')}>
        {invitation.error && (
          <div className={classes.body}>
            <FormAlert>{invitation.error.message}</FormAlert>
            <Button variant="default" onClick={() => void invitation.refetch()}>
              {t('failure.retry')}
            </Button>
          </div>
        )}
      </AuthPage>
    )
  }

  const hasAccount = invitation.data.has_account
  return (
    <AuthPage
      name={name}
      step="join"
      title={t('join.title', { company })}
      lead={t(hasAccount ? 'join.withAccountLead' : 'join.withoutAccountLead', { email: link.email })}
    >
      {hasAccount ? <JoinWithAccount link={link} {...join} /> : <JoinWithoutAccount link={link} {...join} />}
    </AuthPage>
  )
}
