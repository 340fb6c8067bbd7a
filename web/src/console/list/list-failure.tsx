import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '../../api/api-error.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { useT } from '../words.ts'

type ListFailureProps = {
  error: Error
  onRetry: () => void
  /** What would have stood here: many rows, unless it is one thing. */
  of?: 'list' | 'record'
}

/** Stands where the rows would be. Only what was written for people is shown; the rest is for a developer's console. */
export function ListFailure({ error, onRetry, of = 'list' }: ListFailureProps) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        picture="failure"
        title={t(of === 'list' ? 'list.failed' : 'list.recordFailed')}
        text={error instanceof ApiError ? error.message : t('failure.unknown')}
      >
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
