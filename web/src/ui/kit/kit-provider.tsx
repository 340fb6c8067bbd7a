import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { useScheme } from '../color-scheme.ts'
import { styleNonce } from './nonce.ts'
import { cssVariables, theme } from './theme.ts'

/** The component kit in our colours. The scheme is ours to keep: the light door knows no kit and needs it too. */
export function KitProvider({ toastMs, children }: { toastMs: number; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useScheme()}
      getStyleNonce={styleNonce}
      withStaticClasses
    >
      {children}
      <Notifications position="bottom-right" autoClose={toastMs} />
    </MantineProvider>
  )
}
