import { useRef, useState } from 'react'
import { useT } from '../../words.ts'
import classes from './mail-preview.module.css'
import { previewOf } from './preview-of.ts'

/** Until the mail is there, and if it cannot be measured. */
const first_height_px = 420

/**
 * A mail as its reader sees it, in a frame in which nothing runs and from which nothing leads away. Mails carry their
 * styles in attributes, which no page of ours may have: they are set one by one, by us, once the frame is there.
 */
export function MailPreview({ html, title }: { html: string; title: string }) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(first_height_px)

  const dress = () => {
    const mail = frame.current?.contentDocument
    if (!mail) return
    const view = mail.defaultView
    for (const element of mail.querySelectorAll('[data-css]')) {
      if (view && element instanceof view.HTMLElement) element.style.cssText = element.dataset['css'] ?? ''
    }
    setHeight(mail.documentElement.scrollHeight)
  }

  return (
    <figure className={classes.preview}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={t('emails.previewOf', { title })}
        sandbox="allow-same-origin"
        srcDoc={previewOf(html, t('emails.linkHere'))}
        height={height}
        onLoad={dress}
      />
      <figcaption className={classes.note}>{t('emails.placeholders')}</figcaption>
    </figure>
  )
}
