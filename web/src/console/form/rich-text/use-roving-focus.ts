import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const stepOf: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * A toolbar is one stop of the tab key; inside of it the arrow keys go from tool to tool. With a stop for each tool a
 * dozen of them would stand between a label and its text.
 */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null)
  const tools = () => Array.from(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])

  const stopAt = (stop: Element | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1
  }

  useLayoutEffect(() => {
    const all = tools()
    if (!all.some(({ tabIndex }) => tabIndex === 0)) stopAt(all[0])
  })

  return {
    ref: bar,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches('[data-tool]')) stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = tools()
      const at = all.findIndex((tool) => tool === event.target)
      const step = Object.hasOwn(stepOf, event.key) ? stepOf[event.key] : undefined
      // A field that has opened over the bar keeps its own arrow keys.
      if (at === -1 || !step) return
      event.preventDefault()
      all[step(at, all.length - 1)]?.focus()
    },
  }
}
