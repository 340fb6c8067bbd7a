import type { Context } from '#platform/http/context'
import { readMailSettings, type VersionedMailSettings } from '#platform/mail/mail-settings.queries'
import { senderOf } from '#platform/mail/sender'

/** A company's settings, with whom its mails come from as long as it says no name of its own. */
export async function presentMailSettings(
  { db, installation }: Pick<Context, 'db' | 'installation'>,
  settings: VersionedMailSettings,
) {
  const { name, address } = senderOf(installation.mail_from)
  const { sender_name } = await readMailSettings(db)
  return { ...settings, sender: { name: sender_name ?? name, address } }
}
