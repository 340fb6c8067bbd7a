import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import { translateNow } from '../../../i18n/translator.ts'
import ownPage from '../../person/own-page.module.css'
import { useWrite } from '../../queries.ts'
import { offerFile } from '../../save-file.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'

/** Addresses of files are told without a host, which a file on somebody's disk has to know. */
const withHost = (url: string) => new URL(url, location.origin).href

export function DownloadCard() {
  const t = useT()
  const title = useId()
  const download = useWrite('POST /privacy/download')
  const save = () =>
    download.mutate(
      { body: {} },
      {
        onSuccess: ({ files, ...rest }) => {
          const all = { ...rest, files: files.map((file) => ({ ...file, url: withHost(file.url) })) }
          const written = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
          offerFile(written, `my-data-${rest.made_at.slice(0, 10)}.json`)
          toast('done', translateNow('myData.downloaded' satisfies ConsoleKey))
        },
        onError: ({ message }) => toast('failed', message),
      },
    )
  return (
    <section className={ownPage.card} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('myData.download')}</h2>
        <p className={ownPage.hint}>{t('myData.downloadHint')}</p>
      </header>
      <div className={ownPage.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={save}
        >
          {t('myData.downloadAction')}
        </Button>
      </div>
    </section>
  )
}
