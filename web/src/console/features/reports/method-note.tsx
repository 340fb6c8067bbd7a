import { Link } from '@tanstack/react-router'
import { useT } from '../../words.ts'

/** What the figures may not be taken for, and where it is explained. */
export function MethodNote({ className }: { className: string | undefined }) {
  const t = useT()
  return (
    <p className={className}>
      {t('reports.notClaimed')}{' '}
      <Link to="/help-center" search={{ keyword: t('reports.methodKeyword') }}>
        {t('reports.method')}
      </Link>
    </p>
  )
}
