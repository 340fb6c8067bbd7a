import type { ReactNode } from 'react'

/** What may be wider or longer than its place: it scrolls by itself, and without a pointer too. */
export function ScrollingRegion(props: { label: string; className: string | undefined; children: ReactNode }) {
  const { label, className, children } = props
  return (
    <section
      className={className}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by the keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  )
}
