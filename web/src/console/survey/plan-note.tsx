import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'
import classes from './plan-note.module.css'

/** What a company reads that has no plan, or none any more: everything is there to be read, and waits to be changed. */
export function PlanNote() {
  const t = useT()
  const { company } = usePerson()
  if (!company || company.hasActivePlan) return null
  return (
    <p className={classes.note} role="status">
      <strong>{t('plan.none')}</strong> {t('plan.readOnly')}
    </p>
  )
}
