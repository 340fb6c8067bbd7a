import { type RefCallback, useCallback } from 'react'

/**
 * For what stays at the top of every page and is as tall as its words need: tells the page by `--stuck` how much of it is
 * covered. The heads of tables stop below that, and what gets the focus scrolls clear of it.
 */
export function useStuckHeight(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--stuck', `${element.getBoundingClientRect().height}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--stuck')
    }
  }, [])
}
