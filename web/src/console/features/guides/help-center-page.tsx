import { limits } from '@catchpitch/contract/limits'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { guidesQuery } from './guides-query.ts'
import classes from './help-center.module.css'

const route = getRouteApi('/signed-in/help-center')
const typing_pause_ms = 300

function Found({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const t = useT()
  const { data: guides, error, refetch, isPlaceholderData } = useQuery(guidesQuery(usePerson(), keyword))
  if (!guides) return <NotYet shape="cards" of="list" error={error} onRetry={refetch} />
  if (guides.length === 0) {
    return keyword === '' ? (
      <EmptyState title={t('help.none')} text={t('help.noneText')} />
    ) : (
      <EmptyState picture="search" title={t('help.noMatch')} text={t('help.noMatchText')}>
        <Button variant="default" onClick={onClear}>
          {t('help.showAll')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <ul className={classes.guides} aria-label={t('help.title')} aria-busy={isPlaceholderData}>
      {guides.map(({ id, name, excerpt }) => (
        <li key={id} className={classes.guide}>
          <h2>
            <Link to="/help-center/$id" params={{ id }}>
              {name}
            </Link>
          </h2>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

/** The guides that staff have written for whoever reads, to be looked through by their words. */
export function HelpCenterPage() {
  const t = useT()
  const { keyword = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (wanted: string) => {
    const trimmed = wanted.trim()
    void navigate({ search: { keyword: trimmed === '' ? undefined : trimmed }, replace: true, resetScroll: false })
  }
  const type = useDebouncedCallback(show, typing_pause_ms)
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    show('')
  }
  return (
    <ShellPage name="help-center" title={t('help.title')} lead={t('help.lead')}>
      <div className={classes.page}>
        <TextInput
          ref={field}
          type="search"
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={keyword}
          maxLength={limits.keyword.max}
          autoComplete="off"
          size="md"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Found keyword={keyword} onClear={clear} />
      </div>
    </ShellPage>
  )
}
