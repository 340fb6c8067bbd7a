import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { useT } from '../../words.ts'

/** A company that has no surveys yet, and how it comes to one. */
export function NoSurveys({ company }: { company: { name: string } }) {
  const t = useT()
  const person = usePerson()
  return (
    <EmptyState picture="surveys" title={t('surveys.empty')} text={t('surveys.emptyText', { company: company.name })}>
      {may(person, 'survey.edit') && (
        <Button renderRoot={(props) => <Link {...props} to="/surveys/templates" />}>{t('surveys.create')}</Button>
      )}
    </EmptyState>
  )
}
