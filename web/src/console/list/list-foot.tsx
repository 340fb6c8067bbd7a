import type { Pagination } from '@catchpitch/contract/envelope'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import classes from './list-foot.module.css'

type ListFootProps = { pagination: Pagination; onPage: (page: number) => void }

type TurnProps = { to: number; possible: boolean; onPage: (page: number) => void; children: string; forward?: boolean }

/** Stays in reach at the end of its way: a button that is disabled under the finger loses the focus to nowhere. */
function Turn({ to, possible, onPage, children, forward = false }: TurnProps) {
  return (
    <Button
      variant="default"
      size="sm"
      aria-disabled={!possible}
      data-disabled={!possible}
      leftSection={!forward && <IconChevronLeft size={16} aria-hidden />}
      rightSection={forward && <IconChevronRight size={16} aria-hidden />}
      onClick={() => possible && onPage(to)}
    >
      {children}
    </Button>
  )
}

/** Where in the list this is, and the way through it; beyond what is counted it says `10,000+`. */
export function ListFoot({ pagination, onPage }: ListFootProps) {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { current_page: page, last_page: last, per_page, total, more } = pagination
  const from = (page - 1) * per_page + 1
  const range = {
    from: numbers.format(from),
    to: numbers.format(Math.min(page * per_page, total)),
    total: `${numbers.format(total)}${more ? '+' : ''}`,
  }
  return (
    <div className={classes.foot}>
      <p role="status">{total > 0 && from <= total && t('list.range', range)}</p>
      {last > 1 && (
        <nav className={classes.pager} aria-label={t('pager.label')}>
          <Turn to={page - 1} possible={page > 1} onPage={onPage}>
            {t('pager.previous')}
          </Turn>
          <span aria-current="page">{t('pager.page', { page: numbers.format(page), last: numbers.format(last) })}</span>
          <Turn to={page + 1} possible={page < last} onPage={onPage} forward>
            {t('pager.next')}
          </Turn>
        </nav>
      )}
    </div>
  )
}
