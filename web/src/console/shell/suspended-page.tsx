import { useQueryClient } from '@tanstack/react-query'
import { NoticePage } from '../notice-page.tsx'
import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'

/** In place of every page of a suspended company: what has happened, and what to do about it. */
export function SuspendedPage() {
  const t = useT()
  const client = useQueryClient()
  const { company } = usePerson()
  return (
    <NoticePage
      name="suspended"
      picture="failed"
      title={t('suspended.title', { company: company?.name ?? '' })}
      text={t('suspended.text')}
    >
      <button
        type="button"
        className="button button-primary"
        onClick={() => void client.invalidateQueries({ queryKey: ['/user'] })}
      >
        {t('suspended.again')}
      </button>
    </NoticePage>
  )
}
