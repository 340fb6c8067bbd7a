/** The mark: an arm's arc and the ball above it, caught or thrown. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="var(--mark-ground)" />
      <path d="M7 14c2.5-6 7.5-6 10 0" stroke="var(--mark-line)" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      <circle cx="12" cy="8" r="2" fill="var(--mark-ball)" />
    </svg>
  )
}
