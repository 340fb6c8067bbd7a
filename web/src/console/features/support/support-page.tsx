import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pager } from '../../pager.tsx'
import { pageQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { SupportMessageDrawer } from './support-message-drawer.tsx'
import classes from './support-page.module.css'
import { type SupportSearch, supportInput, supportStates } from './support-search.ts'
import { SupportTable } from './support-table.tsx'

const route = getRouteApi('/signed-in/admin/support')
const typing_pause_ms = 300

/**
 * What people wrote to support: what waits for an answer first.
 *
 * Not an `EntityTable`: that begins with everything, and offers columns and orders. Here one begins with what is open,
 * reads from the newest on, and each row opens a drawer that a mail can lead to as well.
 */
export function SupportPage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useSuspenseQuery(pageQuery('GET /admin/support-messages', supportInput(search)))
  const { rows, pagination } = data
  const show = (change: Partial<SupportSearch>, replace = false) =>
    void navigate({ search: { ...search, page: 1, ...change }, replace })
  const type = useDebouncedCallback((keyword: string) => show({ keyword }, true), typing_pause_ms)
  const nothingWaits = search.state === 'open' && search.keyword === ''

  return (
    <ShellPage name="admin.support" title={t('supportMessages.title')} lead={t('supportMessages.lead')}>
      <search className={classes.tools}>
        <TextInput
          className={classes.keyword}
          type="search"
          aria-label={t('supportMessages.keyword')}
          placeholder={t('supportMessages.keyword')}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={search.keyword}
          autoComplete="off"
          size="md"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <fieldset className={classes.states}>
          <legend className="visually-hidden">{t('supportMessages.state')}</legend>
          {supportStates.map((state) => (
            <label key={state}>
              <input
                className="visually-hidden"
                type="radio"
                name="state"
                checked={state === search.state}
                onChange={() => show({ state })}
              />
              {t(`supportMessages.state.${state}`)}
            </label>
          ))}
        </fieldset>
        <p className={classes.count} role="status">
          {t('supportMessages.found', { total: `${pagination?.total ?? 0}${pagination?.more ? '+' : ''}` })}
        </p>
      </search>
      {rows.length === 0 ? (
        <EmptyState
          title={t(nothingWaits ? 'supportMessages.noneOpen' : 'supportMessages.none')}
          text={t(nothingWaits ? 'supportMessages.noneOpenText' : 'supportMessages.noneText')}
        />
      ) : (
        <SupportTable messages={rows} onOpen={(message) => show({ message, page: search.page })} />
      )}
      {pagination && <Pager pagination={pagination} onPage={(page) => show({ page })} />}
      <SupportMessageDrawer id={search.message} onClose={() => show({ message: '', page: search.page })} />
    </ShellPage>
  )
}
