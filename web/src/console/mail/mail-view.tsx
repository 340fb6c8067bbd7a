import { type ReactNode, useState } from 'react'
import { WordSegments } from '../../ui/kit/word-segments.tsx'
import { useT } from '../words.ts'
import { MailPreview } from './mail-preview.tsx'
import classes from './mail-view.module.css'

type MailViewProps = {
  mail: { html: string; text: string; title: string }
  /** What stands between the choice of how to look at it and the mail. */
  children?: ReactNode
  note?: ReactNode
}

/** Both twins of a mail: with its marks, as wide as one looks at it, and without them. */
export function MailView({ mail: { html, text, title }, children, note }: MailViewProps) {
  const t = useT()
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [form, setForm] = useState<'html' | 'text'>('html')
  return (
    <>
      <div className={classes.bars}>
        <WordSegments
          label={t('emails.form')}
          value={form}
          segments={[
            { value: 'html', label: t('emails.html') },
            { value: 'text', label: t('emails.text') },
          ]}
          onChoose={setForm}
        />
        {form === 'html' && (
          <div className={classes.device}>
            <WordSegments
              label={t('emails.device')}
              value={device}
              segments={[
                { value: 'desktop', label: t('emails.desktop') },
                { value: 'phone', label: t('emails.phone') },
              ]}
              onChoose={setDevice}
            />
          </div>
        )}
      </div>
      {children}
      {form === 'html' ? (
        <MailPreview html={html} title={title} onPhone={device === 'phone'} note={note} />
      ) : (
        <pre className={classes.plain}>{text.replaceAll('{{link}}', t('emails.linkHere'))}</pre>
      )}
    </>
  )
}
