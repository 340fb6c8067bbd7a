import { Icon } from '../../ui/icon.tsx'

/** The survey's own signs. */
const chevrons = { up: 'm7 14 5-5 5 5', down: 'm7 10 5 5 5-5' } as const

export const ChevronIcon = ({ direction }: { direction: keyof typeof chevrons }) => (
  <Icon size={20}>
    <path d={chevrons[direction]} />
  </Icon>
)

export const GripIcon = () => (
  <Icon size={16}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
  </Icon>
)

export const PencilIcon = () => (
  <Icon size={18}>
    <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
  </Icon>
)

export const CrossIcon = () => (
  <Icon size={18}>
    <path d="m7 7 10 10M17 7 7 17" />
  </Icon>
)

export const CheckIcon = ({ size = 18 }: { size?: number }) => (
  <Icon size={size}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const DeviceKeptIcon = () => (
  <Icon size={16}>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </Icon>
)

export const NoInternetIcon = () => (
  <Icon size={20}>
    <path d="M12 18.5h.01M8.5 15a5 5 0 0 1 7 0M5 11.5a10 10 0 0 1 14 0M4 4l16 16" />
  </Icon>
)

export const ListIcon = () => (
  <Icon size={20}>
    <path d="M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </Icon>
)

export const SettingsIcon = () => (
  <Icon size={20}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
)

/** From the saddest to the happiest. Two points use the outer ones. */
const mouths = {
  1: 'M8 17c1.2-2.4 6.8-2.4 8 0',
  2: 'M8.5 16c1.6-1 5.4-1 7 0',
  3: 'M8.5 15c1.6 1 5.4 1 7 0',
  4: 'M8 14c1.2 3 6.8 3 8 0',
} as const

type Mood = keyof typeof mouths

export const FaceIcon = ({ mood }: { mood: Mood }) => (
  <Icon size={26}>
    <circle cx="12" cy="12" r="9.25" strokeWidth="1.5" />
    <path d="M9 9.5v.01M15 9.5v.01" strokeWidth="2.5" />
    <path d={mouths[mood]} />
  </Icon>
)

/** How much of something is in one's own hands: three bars, filled from below. */
export const ReachIcon = ({ bars }: { bars: 0 | 2 | 3 }) => (
  <Icon size={26}>
    {[0, 1, 2].map((bar) => (
      <rect
        key={bar}
        x={5 + bar * 5}
        y={15 - bar * 4}
        width="3.5"
        height={4 + bar * 4}
        rx="1"
        strokeWidth="1.5"
        fill={bar < bars ? 'currentColor' : 'none'}
      />
    ))}
  </Icon>
)

export const HelpIcon = () => (
  <Icon size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8h.01" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon size={18}>
    <path d="M8 5.5v13l10.5-6.5z" />
  </Icon>
)
