import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { decidingWords } from '../../../survey-words.ts'
import { useT, withWords } from '../../../words.ts'

// Few visits look back: it comes when it is opened, and its words with it.
const RecentDrawer = lazy(
  withWords(decidingWords, async () => ({ default: (await import('./recent-drawer.tsx')).RecentDrawer })),
)

type RecentButtonProps = {
  group_id: string
  /** Left out: over all surveys that one sees. */
  survey_id?: string
}

/** Leads to what was decided last, where it can still be taken back after its toast has gone. */
export function RecentButton(props: RecentButtonProps) {
  const t = useT()
  const [wasOpened, setWasOpened] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={open}>
        {t('results.recent')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <RecentDrawer {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
