import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../words.ts'
import type { SurveyKey } from './invites-list.ts'

// With what draws the code: few visits need it.
const ShareLinkDialog = lazy(async () => ({ default: (await import('./share-link-dialog.tsx')).ShareLinkDialog }))

/** The way for people to put themselves on the list. */
export function ShareLinkButton({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setAsked(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={18} aria-hidden />} onClick={open}>
        {t('shareLink.button')}
      </Button>
      {isAsked && (
        <Suspense>
          <ShareLinkDialog survey={survey} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
