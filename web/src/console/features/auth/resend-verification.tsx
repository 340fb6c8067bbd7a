import { Button } from '@mantine/core'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormNote } from '../../form/form-note.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import { useCooldown } from './use-cooldown.ts'

/** A mail takes a while; pressed at once again, the button would only use up what one address may ask for. */
const restSeconds = 60

/** Sends the confirmation mail again. The answer is the same whether or not the address is known. */
export function ResendVerification({ email }: { email: string }) {
  const t = useT()
  const resend = useWrite('POST /email/resend-verify')
  const [secondsLeft, startRest] = useCooldown()
  const resting = secondsLeft > 0
  const press = () => {
    if (!resting) resend.mutate({ body: { email } }, { onSuccess: () => startRest(restSeconds) })
  }
  return (
    <>
      <FormAlert>{resend.error?.message}</FormAlert>
      <FormNote>{resend.isSuccess && t('done.linkSent')}</FormNote>
      {/* Only said to rest, not switched off: a button that is off drops the focus of whoever pressed it. */}
      <Button
        variant="default"
        loading={resend.isPending}
        aria-disabled={resting}
        data-disabled={resting}
        onClick={press}
        fullWidth
      >
        {resting ? t('verification.resendIn', { seconds: secondsLeft }) : t('verification.resend')}
      </Button>
    </>
  )
}
