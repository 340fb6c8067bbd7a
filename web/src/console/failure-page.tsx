import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'
import { NoticePage } from './notice-page.tsx'
import { useT } from './words.ts'

/** Shown in place of a page that failed, whatever the reason; a retry loads its data again. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  // Only what the server or the client wrote for people is shown; anything else is for the console of a developer.
  const text = error instanceof ApiError ? error.message : t('failure.unknown')
  return (
    <NoticePage name="failure" picture="failed" title={t('failure.title')} text={text}>
      <button type="button" className="button button-primary" onClick={() => void retry()}>
        {t('failure.retry')}
      </button>
    </NoticePage>
  )
}
