import { session } from '../api/session.ts'
import type { newRouter } from './router.tsx'

/**
 * A session that the server has ended, or that was ended in another tab, leads back to the sign-in page, which says so.
 * Returns what stops that.
 */
export function leaveOnSessionEnd(router: ReturnType<typeof newRouter>): () => void {
  return session.onEnd((reason) => {
    const { pathname, href } = router.state.location
    const state = { ended: reason !== null }
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { next: href }, state })
  })
}
