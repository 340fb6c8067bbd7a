import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { EmailSettingsForm, type SettingsCalls } from '../../mail/email-settings-form.tsx'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'

const calls: SettingsCalls = {
  path: '/admin/email-settings',
  read: async () => (await api('GET /admin/email-settings', {})).data,
  write: async (body) => (await api('PUT /admin/email-settings', { body })).data,
  test: async () => (await api('POST /admin/email-settings/test', {})).data,
}

/** Whom mails come from and what stands below them, for the whole installation. */
export function EmailSettingsPage() {
  const t = useT()
  const { data: settings } = useSuspenseQuery(readQuery('GET /admin/email-settings', {}))
  const [drawn, setDrawn] = useState(0)
  return (
    <ShellPage name="admin.email-settings" title={t('emailSettings.title')} lead={t('emails.settingsLead')}>
      <EmailSettingsForm key={drawn} settings={settings} calls={calls} onTheirs={() => setDrawn(drawn + 1)} />
    </ShellPage>
  )
}
