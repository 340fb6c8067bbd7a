import { platformGroupId } from '@catchpitch/contract/ids'
import { notify } from './notify.ts'
import type { Telling } from './telling.ts'

/** A mail of a company that will not arrive is for whoever may read its log. Our own are the platform's business. */
export async function notifyMailFailed(telling: Telling, mail: { group_id: string; id: string }): Promise<void> {
  const { group_id, id } = mail
  if (group_id === platformGroupId) return
  await notify(telling, {
    group_id,
    to: { word: 'mail.view' },
    kind: 'mail.failed',
    params: { mail_id: id },
    cause: id,
  })
}
