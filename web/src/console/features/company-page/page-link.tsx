import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconEye } from '@tabler/icons-react'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import type { PageSettings } from './page-query.ts'
import classes from './page-settings-page.module.css'

/** Where the page is, and whether anybody finds it there. */
export function PageLink({ page: { slug, is_public, version } }: { page: PageSettings }) {
  const t = useT()
  const path = `/catchers-pitch?group=${slug}`
  const address = `${window.location.origin}${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast('done', t('pageSettings.copied'))
    } catch {
      // A browser may keep its clipboard to itself; the field is there to be copied by hand.
      toast('failed', t('pageSettings.notCopied'))
    }
  }
  // As long as nobody has saved, there is no page at the address that is proposed.
  if (version === 0) return <p className={classes.state}>{t('pageSettings.unsavedText')}</p>
  return (
    <section className={classes.card} aria-label={t('pageSettings.address')}>
      <p className={classes.state} role="status">
        <strong data-open={is_public || undefined}>
          {t(is_public ? 'pageSettings.state.open' : 'pageSettings.state.closed')}
        </strong>{' '}
        {t(is_public ? 'pageSettings.openText' : 'pageSettings.closedText')}
      </p>
      <div className={classes.link}>
        <TextInput
          className={classes.address}
          aria-label={t('pageSettings.address')}
          value={address}
          readOnly
          size="md"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="md"
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('pageSettings.copy')}
        </Button>
        <Button
          size="md"
          leftSection={<IconEye size={18} aria-hidden />}
          component="a"
          href={path}
          target="_blank"
          rel="noopener"
        >
          {t('pageSettings.look')}
        </Button>
      </div>
    </section>
  )
}
