import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { StatePicture } from './state-picture.tsx'

type MailedLinkPageProps = {
  name: string
  lead: ReactNode
  /** What to press. */
  action?: ReactNode
  /** What stands under it. */
  children?: ReactNode
} & ({ state: 'sent' | 'over'; title?: never } | { state: 'done'; title: string })

const titleOf = { sent: 'auth.checkMail', over: 'error.link.expired' } as const

/** How far a mailed link has come, with a picture of it: on its way, no longer good, or used. */
export function MailedLinkPage({ name, lead, action, children, ...link }: MailedLinkPageProps) {
  const t = useT()
  const title = link.state === 'done' ? link.title : t(titleOf[link.state])
  return (
    <AuthPage name={name} step={link.state} title={title} above={<StatePicture of={link.state} />} lead={lead}>
      {action && <div className={classes.body}>{action}</div>}
      {children}
    </AuthPage>
  )
}

/** The way on after a link was used, with the address that it was about filled in already. */
export function SignInButton({ email }: { email: string }) {
  const t = useT()
  return (
    <Link className="button button-primary button-large" to="/login" state={{ email }}>
      {t('auth.toSignIn')}
    </Link>
  )
}

/** The quiet way under a form. */
export function SignInLink({ back = false }: { back?: boolean }) {
  const t = useT()
  return (
    <p className={classes.ways}>
      <Link to="/login">{t(back ? 'auth.backToSignIn' : 'auth.toSignIn')}</Link>
    </p>
  )
}
