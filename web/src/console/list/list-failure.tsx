import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '../../api/api-error.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { useT } from '../words.ts'

/** Stands where the rows would be. Only what was written for people is shown; the rest is for a developer's console. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        picture="failure"
        title={t('list.failed')}
        text={error instanceof ApiError ? error.message : t('failure.unknown')}
      >
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
