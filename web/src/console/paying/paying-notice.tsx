import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../words.ts'
import classes from './paying-notice.module.css'

type PayingNoticeProps = { children: ReactNode } | { kind: 'test' | 'impersonated' }

/** What somebody must know before they pay, said quietly above what they pay for. */
export function PayingNotice(props: PayingNoticeProps) {
  const t = useT()
  return (
    <div className={classes.notice}>
      <IconInfoCircle size={18} aria-hidden />
      <div>{'kind' in props ? t(`paying.${props.kind}`) : props.children}</div>
    </div>
  )
}
