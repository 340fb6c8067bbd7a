const dashes = {
  fill: 'none',
  stroke: 'var(--brand)',
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
  strokeWidth: 2,
} as const

/**
 * For a page that has only one thing to say: the ball flies past a place where nothing is, or has fallen to the ground
 * before it. Coloured here and not by a style sheet: both doors show it, and a sheet of its own would be one more request
 * of every page.
 */
export function NoticePicture({ of: what }: { of: 'missing' | 'failed' }) {
  return (
    <svg width={200} viewBox="0 0 200 120" aria-hidden="true">
      <ellipse fill="var(--sunk)" cx="100" cy="106" rx="84" ry="9" />
      <rect
        fill={what === 'missing' ? 'none' : 'var(--card)'}
        stroke="var(--line-strong)"
        strokeDasharray={what === 'missing' ? '6 6' : undefined}
        strokeWidth={1.5}
        x="68"
        y="26"
        width="64"
        height="78"
        rx="9"
      />
      {what === 'missing' ? (
        <>
          <path {...dashes} d="M14 74C52 6 128 0 182 42" />
          <circle fill="var(--mark-ball)" cx="184" cy="46" r="8" />
        </>
      ) : (
        <>
          <path stroke="var(--line)" strokeLinecap="round" strokeWidth={5} d="M80 46h30M80 60h40M80 74h22" />
          <path {...dashes} d="M8 40C24 20 42 40 46 88" />
          <circle fill="var(--mark-ball)" cx="47" cy="97" r="8" />
        </>
      )}
    </svg>
  )
}
