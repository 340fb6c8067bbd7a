import { Link } from '@tanstack/react-router'
import { NoticePage } from './notice-page.tsx'
import { useT } from './words.ts'

export function MissingPage() {
  const t = useT()
  return (
    <NoticePage name="not-found" picture="missing" title={t('missing.title')} text={t('missing.text')}>
      {/* The sign-in page takes whoever has a session on to their own start page. */}
      <Link className="button button-primary" to="/login">
        {t('missing.home')}
      </Link>
    </NoticePage>
  )
}
