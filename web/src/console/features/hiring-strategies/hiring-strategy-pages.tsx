import { missingInAny } from '@catchpitch/contract/fields/texts'
import { languageFrom, textIn } from '@catchpitch/contract/languages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { readQuery } from '../../queries.ts'
import { ArchivedBadge } from '../../record/archived-badge.tsx'
import { MissingLanguages } from '../../record/missing-languages.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { HiringStrategyForm } from './hiring-strategy-form.tsx'

const editRoute = getRouteApi('/signed-in/admin/hiring-strategy/$id/edit')

function Above() {
  const t = useT()
  return <Link to="/admin/hiring-strategy">{t('strategies.title')}</Link>
}

export function CreateHiringStrategyPage() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ShellPage name="admin.hiring-strategy.create" title={t('strategy.new')} above={<Above />}>
      <HiringStrategyForm strategy={null} onCreated={() => void navigate({ to: '/admin/hiring-strategy' })} />
    </ShellPage>
  )
}

/** What a step need not say is not missed in a translation either. */
function missingIn({ name, description, steps }: Reply<'GET /admin/hiring-strategy/{id}'>) {
  const described = steps.filter((step) => step.description.en.trim() !== '')
  return missingInAny([
    name,
    description,
    ...steps.map((step) => step.name),
    ...described.map((step) => step.description),
  ])
}

export function EditHiringStrategyPage() {
  const { id } = editRoute.useParams()
  const language = languageFrom(useLanguage())
  const { data: strategy, refetch } = useSuspenseQuery(readQuery('GET /admin/hiring-strategy/{id}', { params: { id } }))
  const [shown, setShown] = useState(0)
  return (
    <ShellPage
      name="admin.hiring-strategy.edit"
      title={textIn(strategy.name, language)}
      above={<Above />}
      badge={
        <>
          {strategy.archived_at && <ArchivedBadge />}
          <MissingLanguages missing={missingIn(strategy)} />
        </>
      }
    >
      <HiringStrategyForm
        key={`${id} ${shown}`}
        strategy={strategy}
        onTheirs={async () => {
          await refetch()
          setShown(shown + 1)
        }}
      />
    </ShellPage>
  )
}
