import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useT } from '../../words.ts'
import classes from './published-badge.module.css'

/** Whether companies are offered it. */
export function PublishedBadge({ published }: { published: boolean }) {
  const t = useT()
  return (
    <span className={classes.badge} data-published={published || undefined}>
      {published ? <IconCircleCheck size={14} aria-hidden /> : <IconCircleDashed size={14} aria-hidden />}
      {t(published ? 'modules.published' : 'modules.draft')}
    </span>
  )
}
