import type { ReactNode } from 'react'
import { useT } from '../words.ts'

type LinkNoticeProps = {
  title: string
  lead: string
  /** What the reader can do about it. */
  ways: readonly string[]
  action: ReactNode
  /** What would stand here. */
  children: ReactNode
}

/** Says what an address is for that opens with a link only, and how to come by one. */
export function LinkNotice({ title, lead, ways, action, children }: LinkNoticeProps) {
  const t = useT()
  return (
    <div className="link-notice">
      <section className="link-words">
        <svg viewBox="0 0 120 56" aria-hidden="true">
          <path className="link-chain" d="M46 40H26a14 14 0 0 1 0-28h20M74 12h20a14 14 0 0 1 0 28H74" />
          <path className="link-gap" d="M40 26h10M70 26h10" />
          <circle className="link-ball" cx="60" cy="26" r="5" />
        </svg>
        <h1>{title}</h1>
        <p className="link-lead">{lead}</p>
        <h2>{t('links.whatNow')}</h2>
        <ul className="link-ways">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <div className="link-action">{action}</div>
      </section>
      <aside className="link-card">{children}</aside>
    </div>
  )
}
