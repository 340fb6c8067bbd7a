import { session } from '../api/session.ts'
import type { newRouter } from './router.tsx'
import { toast } from './toast.ts'

/** A session that the server has ended, or that was ended in another tab, leads back to the sign-in page. */
export function leaveOnSessionEnd(router: ReturnType<typeof newRouter>): void {
  session.onEnd((reason) => {
    if (reason) toast('failed', reason.message)
    const { pathname, href } = router.state.location
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { next: href } })
  })
}
