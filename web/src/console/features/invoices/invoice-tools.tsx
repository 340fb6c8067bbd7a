import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../words.ts'
import classes from './invoice-sheet.module.css'

/** What can be done with an invoice, above it. */
export function InvoiceTools({ pdf, children }: { pdf: string | null; children?: ReactNode }) {
  const t = useT()
  return (
    <div className={classes.tools}>
      {pdf === null ? (
        <p role="status">
          <strong>{t('invoice.writing')}</strong> {t('invoice.writingText')}
        </p>
      ) : (
        <Button component="a" href={pdf} download leftSection={<IconDownload size={18} aria-hidden />}>
          {t('invoice.download')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => {
          window.print()
        }}
      >
        {t('invoice.print')}
      </Button>
      {children}
    </div>
  )
}
