import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { SituationForm } from './situation-form.tsx'

const editRoute = getRouteApi('/signed-in/admin/situations/$id/edit')

function Above() {
  const t = useT()
  return <Link to="/admin/situations">{t('situations.title')}</Link>
}

export function CreateSituationPage() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ShellPage name="admin.situations.create" title={t('situation.new')} above={<Above />}>
      <SituationForm situation={null} onSaved={() => void navigate({ to: '/admin/situations' })} />
    </ShellPage>
  )
}

export function EditSituationPage() {
  const t = useT()
  const { id } = editRoute.useParams()
  const { data: situation, refetch } = useSuspenseQuery(readQuery('GET /admin/situations/{id}', { params: { id } }))
  const [shown, setShown] = useState(0)
  const modules = situation.modules.map(({ name }) => name).join(', ')
  return (
    <ShellPage
      name="admin.situations.edit"
      title={situation.name.en}
      above={<Above />}
      {...(modules && { lead: t('situation.usedIn', { modules }) })}
    >
      <SituationForm
        key={`${id} ${shown}`}
        situation={situation}
        onTheirs={async () => {
          await refetch()
          setShown(shown + 1)
        }}
      />
    </ShellPage>
  )
}
