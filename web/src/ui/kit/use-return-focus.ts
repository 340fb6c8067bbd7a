import { useEffect, useLayoutEffect } from 'react'

/** For somebody who chose from a menu, its button: what they pressed goes away with the menu. */
function openerOf(pressed: EventTarget | null): HTMLElement | null {
  if (!(pressed instanceof HTMLElement)) return null
  const button = pressed.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : pressed
}

let lastOpener: HTMLElement | null = null

const noteOpener = ({ target }: FocusEvent) => {
  lastOpener = openerOf(target)
}

/** Notes what has the focus. A menu without motion is gone before the dialog that it opens can look where the focus is. */
export function useNotedFocus(): void {
  useEffect(() => {
    document.addEventListener('focusin', noteOpener)
    return () => document.removeEventListener('focusin', noteOpener)
  }, [])
}

/**
 * Gives the focus back to where it was before something opened over the page. The kit's own way forgets it where the
 * thing is fetched only when it is asked for, and so begins opened, and where it was opened from a menu.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const { activeElement, body } = document
    const opener = activeElement === body ? lastOpener : openerOf(activeElement)
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
