import { useEffect } from 'react'

/**
 * Some phones lay their keyboard over the page without telling the page's styles. What it covers is written into
 * `--keyboard`, by which the dock stays above it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop
      // A page that is zoomed into sees a part of itself, and no keyboard.
      const inset = visualViewport.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
      document.documentElement.style.setProperty('--keyboard', `${inset}px`)
    }
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [])
}
