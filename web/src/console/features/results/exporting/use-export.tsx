import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { usePerson } from '../../../person/load-person.ts'
import { may } from '../../../person/person.ts'
import { exportingWords } from '../../../survey-words.ts'
import { formWords, useT, withWords } from '../../../words.ts'
import classes from './use-export.module.css'
import type { Whom } from './whom.ts'

// Most visits take nothing away.
const ExportDialog = lazy(
  withWords([exportingWords, formWords], async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog })),
)

/** Takes people of a list away as a file; nothing of it is there for whoever may not. */
export function useExport(whole: Whom) {
  const t = useT()
  const isOffered = may(usePerson(), 'result.export')
  const [asked, setAsked] = useState<Whom | null>(null)
  const [opened, setOpened] = useState(false)
  const open = (whom: Whom) => {
    setAsked(whom)
    setOpened(true)
  }
  return {
    /** For all that the list shows. */
    button: isOffered && (
      <Button
        variant="default"
        aria-label={t('exports.open')}
        leftSection={<IconDownload size={18} aria-hidden />}
        className={classes.button}
        onClick={() => open(whole)}
      >
        <span className={classes.word}>{t('exports.open')}</span>
      </Button>
    ),
    /** For those who are selected. The selection stays: whoever exported may still want to decide. */
    bulk: isOffered
      ? [
          {
            key: 'export',
            label: t('exports.open'),
            run: async (people: readonly { id: string }[]) => {
              open({ ...whole, ids: people.map(({ id }) => id) })
              return false as const
            },
          },
        ]
      : [],
    dialog: asked && (
      <Suspense fallback={null}>
        <ExportDialog whom={asked} opened={opened} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  }
}
