import { Icon } from '../../../../ui/icon.tsx'

export const MicrophoneIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </Icon>
)
