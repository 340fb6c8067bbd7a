import { useNavigate } from '@tanstack/react-router'
import type { Input } from '../../../../api/calls.ts'
import { stored } from '../../../../stored.ts'
import { useWrite } from '../../../queries.ts'

/** Makes the account; what comes next is a mail, and the page that tells of it. */
export function useSignUp(): (form: Input<'POST /signup'>['body']) => Promise<void> {
  const navigate = useNavigate()
  const signUp = useWrite('POST /signup')
  return async (form) => {
    const { email } = await signUp.mutateAsync({ body: form })
    // They were meant for this one company; the next visitor at this screen has picked nothing yet.
    stored.remove('plan', 'period', 'firstSurvey')
    await navigate({ to: '/email-verification', state: { email }, replace: true })
  }
}
