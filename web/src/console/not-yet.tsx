import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '../api/api-error.ts'
import { EmptyState } from '../ui/kit/empty-state.tsx'
import { Outline, type OutlineShape } from '../ui/kit/skeleton.tsx'
import { useT } from './words.ts'

type Asked = {
  onRetry: () => unknown
  /** What would stand here: one thing, unless it is many rows. */
  of?: 'list' | 'record'
}

/** Stands where something would be. Only what was written for people is shown; the rest is for a developer's console. */
export function NotShown({ error, onRetry, of = 'record' }: Asked & { error: Error }) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        picture="failure"
        title={t(of === 'list' ? 'list.failed' : 'list.recordFailed')}
        text={error instanceof ApiError ? error.message : t('failure.unknown')}
      >
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => onRetry()}>
          {t('failure.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}

type NotYetProps = Asked & {
  /** Why it does not come, once that is known. */
  error: Error | null
  shape?: OutlineShape
}

/** Stands where something will be that has been asked for: its outlines, or why it cannot be shown and a way to ask again. */
export function NotYet({ error, shape = 'card', ...asked }: NotYetProps) {
  return error ? <NotShown error={error} {...asked} /> : <Outline shape={shape} />
}
