import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../i18n/translator.ts'
import { may, type Person } from '../person/person.ts'
import { readQuery } from '../queries.ts'
import { useT } from '../words.ts'
import classes from './plan-banner.module.css'

/** Since when there is nothing but reading. */
function Since({ group_id }: { group_id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data } = useQuery(readQuery('GET /subscriptions/status', { query: { group_id } }))
  const ended_at = data?.last?.ended_at
  if (!ended_at) return null
  return <>{t('plan.since', { day: formatDay(new Date(ended_at), language) })} </>
}

/** What the people of a company without a plan read above every page: all is there to be read, and waits to be changed. */
export function PlanBanner({ person }: { person: Person }) {
  const t = useT()
  const { company } = person
  const seesPlan = may(person, 'billing.view')
  return (
    <aside className={classes.banner} aria-label={t('plan.label')}>
      <p>
        <strong>{t('error.plan.missing')}</strong> {seesPlan && company && <Since group_id={company.id} />}
        {t('plan.readOnly')}
      </p>
      {seesPlan && <Link to="/subscription-plan">{t('plan.see')}</Link>}
    </aside>
  )
}
