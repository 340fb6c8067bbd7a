import { MantineProvider } from '@mantine/core'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useScheme } from '../color-scheme.ts'
import { styleNonce } from './nonce.ts'
import { cssVariables, theme } from './theme.ts'
import { useNotedFocus } from './use-return-focus.ts'

// It can be dragged and swiped away, which is heavy; nothing is told before a page is there. A page that could not
// fetch it does without: there is nothing round it that could say so.
const Toasts = lazy(async (): Promise<{ default: ComponentType<{ toastMs: number }> }> => {
  try {
    return { default: (await import('./toasts.tsx')).Toasts }
  } catch {
    return { default: () => null }
  }
})

/** The component kit in our colours. The scheme is ours to keep: the light door knows no kit and needs it too. */
export function KitProvider({ toastMs, children }: { toastMs: number; children: ReactNode }) {
  useNotedFocus()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useScheme()}
      getStyleNonce={styleNonce}
      withStaticClasses
    >
      {children}
      <Suspense>
        <Toasts toastMs={toastMs} />
      </Suspense>
    </MantineProvider>
  )
}
