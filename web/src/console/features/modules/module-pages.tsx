import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { ModuleForm } from './module-form.tsx'
import { PublishedBadge } from './published-badge.tsx'

const editRoute = getRouteApi('/signed-in/admin/modules/$id/edit')

function Above() {
  const t = useT()
  return <Link to="/admin/modules">{t('modules.title')}</Link>
}

export function CreateModulePage() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ShellPage name="admin.modules.create" title={t('module.new')} above={<Above />}>
      <ModuleForm
        module={null}
        onCreated={({ id }) => void navigate({ to: '/admin/modules/$id/edit', params: { id } })}
      />
    </ShellPage>
  )
}

export function EditModulePage() {
  const { id } = editRoute.useParams()
  const { data: module, refetch } = useSuspenseQuery(readQuery('GET /admin/modules/{id}', { params: { id } }))
  const [shown, setShown] = useState(0)
  return (
    <ShellPage
      name="admin.modules.edit"
      title={module.name.en}
      above={<Above />}
      badge={<PublishedBadge published={module.published_at !== null} />}
    >
      <ModuleForm
        key={`${id} ${shown}`}
        module={module}
        onTheirs={async () => {
          await refetch()
          setShown(shown + 1)
        }}
      />
    </ShellPage>
  )
}
