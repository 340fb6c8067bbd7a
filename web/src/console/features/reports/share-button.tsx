import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { sharingWords } from '../../survey-words.ts'
import { useT, withWords } from '../../words.ts'
import type { ReportKey } from './report-query.ts'

// Most visits share nothing.
const ShareDialog = lazy(
  withWords(sharingWords, async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })),
)

/** Opens what a report is shared by. */
export function ShareButton({ reportKey, name }: { reportKey: ReportKey; name: string }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />} onClick={open}>
        {t('reports.share')}
      </Button>
      <Suspense>
        {wasOpened && (
          <ShareDialog reportKey={reportKey} name={name} opened={opened} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </>
  )
}
