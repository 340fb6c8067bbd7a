import { Icon } from '../../../../ui/icon.tsx'

export const PictureIcon = () => (
  <Icon size={20}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="m4 17 5-5 4 4 3-2.5 4.5 4M15.5 9.5h.01" />
  </Icon>
)

export const CameraIcon = () => (
  <Icon size={20}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
)

export const VideoIcon = () => (
  <Icon size={22}>
    <rect x="3.5" y="5" width="17" height="14" rx="3" />
    <path d="M10.5 9.5v5l4-2.5z" fill="currentColor" />
  </Icon>
)
