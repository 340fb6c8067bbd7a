import { getRouteApi } from '@tanstack/react-router'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { CheckedImport } from './checked-import.tsx'
import { ImportForm } from './import-form.tsx'

const route = getRouteApi('/signed-in/admin/users/import')

/** Brings many people into a company from one file: choose, look, take in. */
export function ImportPage() {
  const t = useT()
  const { import: id } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (next: string) => void navigate({ search: { import: next } })
  return (
    <ShellPage name="admin.users.import" title={t('import.title')} lead={t('import.lead')}>
      {id === '' ? <ImportForm onChecked={show} /> : <CheckedImport id={id} onAnother={() => show('')} />}
    </ShellPage>
  )
}
