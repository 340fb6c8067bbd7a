import { Link } from '@tanstack/react-router'
import { may, type Person } from '../person/person.ts'
import { useT } from '../words.ts'
import classes from './plan-banner.module.css'

/** What the people of a company without a plan read above every page: all is there to be read, and waits to be changed. */
export function PlanBanner({ person }: { person: Person }) {
  const t = useT()
  return (
    <aside className={classes.banner} aria-label={t('plan.label')}>
      <p>
        <strong>{t('error.plan.missing')}</strong> {t('plan.readOnly')}
      </p>
      {may(person, 'billing.view') && <Link to="/subscription-plan">{t('plan.see')}</Link>}
    </aside>
  )
}
