import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { EmailSettingsForm } from './email-settings-form.tsx'

/** Whom mails come from and what stands below them, for the whole installation. */
export function EmailSettingsPage() {
  const t = useT()
  const { data: settings } = useSuspenseQuery(readQuery('GET /admin/email-settings', {}))
  const [drawn, setDrawn] = useState(0)
  return (
    <ShellPage name="admin.email-settings" title={t('emailSettings.title')} lead={t('emails.settingsLead')}>
      <EmailSettingsForm key={drawn} settings={settings} onTheirs={() => setDrawn(drawn + 1)} />
    </ShellPage>
  )
}
