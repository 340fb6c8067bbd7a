import { ProgressBar } from '../../../ui/kit/progress-bar.tsx'
import { useT } from '../../words.ts'
import classes from './sending-progress.module.css'

/**
 * How much of a file has been sent: on a slow line that is what takes long. What the server then does with it takes a
 * second or two, of which nothing is known but that it is being done.
 */
export function SendingProgress({ share, then }: { share: number; then: string }) {
  const t = useT()
  const percent = Math.round(share * 100)
  const isSent = share >= 1
  return (
    <div className={classes.progress}>
      <ProgressBar label={isSent ? then : t('participants.sending')} value={isSent ? undefined : percent} max={100} />
      <p className={classes.words} role="status">
        {isSent ? then : t('participants.sendingPart', { percent })}
      </p>
    </div>
  )
}
