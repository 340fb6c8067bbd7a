import { Icon } from '../../../../ui/icon.tsx'

export const PauseIcon = () => (
  <Icon size={20}>
    <path d="M9 6v12M15 6v12" strokeWidth="2.5" />
  </Icon>
)

export const StopIcon = () => (
  <Icon size={20}>
    <rect x="7" y="7" width="10" height="10" rx="1.5" fill="currentColor" />
  </Icon>
)

export const AgainIcon = () => (
  <Icon size={18}>
    <path d="M5 12a7 7 0 1 1 2 4.9M5 12V7M5 12h5" />
  </Icon>
)
