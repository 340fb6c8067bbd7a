import type { Pagination } from '@catchpitch/contract/envelope'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './pager.module.css'
import { useT } from './words.ts'

type PagerProps = { pagination: Pagination; onPage: (page: number) => void }

/** The way through a list of several pages; a list of one has none. */
export function Pager({ pagination: { current_page: page, last_page: last }, onPage }: PagerProps) {
  const t = useT()
  if (last <= 1) return null
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={() => onPage(page - 1)}
      >
        {t('pager.previous')}
      </Button>
      <span aria-current="page">{t('pager.page', { page, last })}</span>
      <Button
        variant="default"
        disabled={page >= last}
        rightSection={<IconChevronRight size={16} aria-hidden />}
        onClick={() => onPage(page + 1)}
      >
        {t('pager.next')}
      </Button>
    </nav>
  )
}
