import { useLayoutEffect } from 'react'

/** Whoever chose from a menu goes back to its button: what they pressed is gone with the menu. */
function openerOf(pressed: Element | null): HTMLElement | null {
  const button = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : pressed
  return opener instanceof HTMLElement ? opener : null
}

/**
 * Gives the focus back to where it was before something opened over the page. The kit's own way forgets it where the
 * thing is fetched only when it is asked for, and so begins opened, and where it was opened from a menu.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const opener = openerOf(document.activeElement)
    return () => {
      const left = document.activeElement
      // Not at once: React puts the focus back to where it was before it changed the page.
      setTimeout(() => {
        const isElsewhere = document.activeElement !== left && document.activeElement !== document.body
        if (!isElsewhere && opener?.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
