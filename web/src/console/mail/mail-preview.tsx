import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../words.ts'
import classes from './mail-preview.module.css'
import { previewOf } from './preview-of.ts'

/** Sets the styles that a page of ours may not have in its text: see below. */
function dress(mail: Document): void {
  const view = mail.defaultView
  for (const element of mail.querySelectorAll('[data-css]')) {
    if (view && element instanceof view.HTMLElement) element.style.cssText = element.dataset['css'] ?? ''
  }
}

/** As high as the mail in it, at whatever width it has now. */
function fit(frame: HTMLIFrameElement | null): void {
  const inside = frame?.contentDocument?.documentElement
  if (frame && inside && inside.offsetHeight > 0) frame.style.height = `${inside.offsetHeight + 2}px`
}

type MailPreviewProps = {
  html: string
  title: string
  /** Where the width is that of a phone. */
  onPhone?: boolean
  note?: ReactNode
}

/**
 * A mail as its reader sees it, in a frame in which nothing runs and from which nothing leads away. Mails carry their
 * styles in attributes, which no page of ours may have: they are set one by one, by us, once the frame is there.
 */
export function MailPreview({ html, title, onPhone = false, note }: MailPreviewProps) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const watched = new ResizeObserver(() => fit(frame.current))
    if (frame.current) watched.observe(frame.current)
    return () => watched.disconnect()
  }, [])

  return (
    <figure className={classes.preview}>
      <iframe
        ref={frame}
        className={classes.frame}
        data-phone={onPhone || undefined}
        title={t('emails.previewOf', { title })}
        sandbox="allow-same-origin"
        srcDoc={previewOf(html, t('emails.linkHere'))}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) dress(currentTarget.contentDocument)
          fit(currentTarget)
        }}
      />
      {note && <figcaption className={classes.note}>{note}</figcaption>}
    </figure>
  )
}
