import { createContext, use } from 'react'

type ShellActions = {
  openPalette: () => void
  /** From its first step; what was left half-way is resumed by the offer. */
  startTour: () => void
}

/** What can be asked for from the menu of the person, the bar and the palette, and is done by the shell round them. */
export const ShellActionsContext = createContext<ShellActions | null>(null)

export function useShellActions(): ShellActions {
  const actions = use(ShellActionsContext)
  if (!actions) throw new Error('Only the shell has these.')
  return actions
}
