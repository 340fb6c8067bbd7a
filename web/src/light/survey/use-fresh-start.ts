import { useEffect, useRef } from 'react'

/** A new step begins at its top, and a screen reader reads on from there. */
export function useFreshStart(place: string): void {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }, [place])
}
