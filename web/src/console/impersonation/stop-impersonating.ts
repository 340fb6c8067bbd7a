import type { RegisteredRouter } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { loadAnotherPerson } from '../person/load-person.ts'
import { toast } from '../toast.ts'

async function returnToOwnSession(router: RegisteredRouter): Promise<void> {
  const { data } = await api('POST /impersonate/stop')
  await loadAnotherPerson(router.options.context.client, data)
  // Nobody is asked about what was typed in somebody else's name: that session is over already.
  await router.navigate({ to: '/admin/users', search: { page: 1, keyword: '', group: '' }, ignoreBlocker: true })
}

let returning: Promise<void> | null = null

/** Leads staff back to themselves, by the button or when they fell idle, whichever comes first. */
export async function stopImpersonating(router: RegisteredRouter): Promise<void> {
  returning ??= returnToOwnSession(router).finally(() => {
    returning = null
  })
  try {
    await returning
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Its end has been told already.
    if (!session.token()) return
    // The way back is closed too, so there is no session left at all.
    if (error.is('session.ended')) session.close(error)
    else toast('failed', error.message)
  }
}

/** An impersonation that the server found idle still opens the way back, and nothing else. */
export function returnWhenIdle(router: RegisteredRouter): void {
  session.onImpersonationIdle(() => void stopImpersonating(router))
}
