import { limits } from '@catchpitch/contract/limits'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { KitProvider } from '../ui/kit/kit-provider.tsx'
import { Connection } from './connection.tsx'
import type { newRouter } from './router.tsx'

/**
 * What a boundary has caught is told like what nothing has caught. But for a session that ended while its page was being
 * drawn: that page is left already, and nothing is wrong with it.
 */
export function reportCaught(error: unknown): void {
  const isEnd = error instanceof ApiError && (error.status === 401 || error.status === 408)
  if (!isEnd) reportError(error)
}

/** Drawn once, so it is no component: there is nothing to remember from one drawing to the next. */
export function consoleApp(client: QueryClient, router: ReturnType<typeof newRouter>) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <KitProvider toastMs={limits.toast_ms}>
          <RouterProvider router={router} />
          <Connection />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
