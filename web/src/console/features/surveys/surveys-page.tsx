import { Button } from '@mantine/core'
import { IconLayoutGrid, IconPlus, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Segments } from '../../../ui/segments.tsx'
import { usePerson } from '../../person/load-person.ts'
import { greetedAs, may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { FirstSurvey } from './first-survey.tsx'
import { SurveysCards } from './surveys-cards.tsx'
import { rememberedView, rememberView, type SurveysView } from './surveys-view.ts'

// Most people look at the cards; the table is there in a moment.
const SurveysTable = lazy(async () => ({ default: (await import('./surveys-table.tsx')).SurveysTable }))

/** My Surveys: as cards, which say at a glance how each one is doing, or as a table to look through. */
export function SurveysPage() {
  const t = useT()
  const person = usePerson()
  const { user, company } = person
  const [view, setView] = useState<SurveysView>(rememberedView)
  const choose = (chosen: SurveysView) => {
    setView(chosen)
    rememberView(chosen)
  }
  return (
    <ShellPage
      name="surveys"
      title={t('surveys.title')}
      lead={t('home.greeting', { name: greetedAs(user) })}
      actions={
        <>
          <Segments
            label={t('surveys.view')}
            value={view}
            segments={[
              { value: 'cards', label: t('surveys.cards'), icon: <IconLayoutGrid size={18} aria-hidden /> },
              { value: 'table', label: t('surveys.table'), icon: <IconTable size={18} aria-hidden /> },
            ]}
            onChoose={choose}
          />
          {may(person, 'survey.edit') && (
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              renderRoot={(props) => <Link {...props} to="/surveys/templates" />}
            >
              {t('surveys.create')}
            </Button>
          )}
        </>
      }
    >
      {company && <FirstSurvey group_id={company.id} />}
      <Suspense fallback={null}>
        {company && (view === 'cards' ? <SurveysCards company={company} /> : <SurveysTable company={company} />)}
      </Suspense>
    </ShellPage>
  )
}
