import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../words.ts'
import classes from './share-poster.module.css'

type SharePosterProps = { company: string; name: string; address: string; children: ReactNode }

/** The sheet that comes out of the printer in place of the page: to hang where applicants pass by. */
export function SharePoster({ company, name, address, children }: SharePosterProps) {
  const t = useT()
  return createPortal(
    <div className={classes.poster} aria-hidden="true">
      <p className={classes.company}>{company}</p>
      <p className={classes.name}>{name}</p>
      {children}
      <p className={classes.scan}>{t('shareLink.scan')}</p>
      <p className={classes.address}>{address}</p>
    </div>,
    document.body,
  )
}
