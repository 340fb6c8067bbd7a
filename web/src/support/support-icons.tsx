import { Icon } from '../ui/icon.tsx'

/** Here and not among the signs of every page: they come with the widget. */
type IconProps = { size: number }

export const HelpIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M20 11.5a7.5 7 0 0 1-11 6.2L4 19l1.4-4A6.7 6.7 0 0 1 4.9 11.5C4.9 7.6 8.300 4.500 12.500 4.500S20 7.600 20 11.500z" />
    <path d="M10.600 10a2 2 0 1 1 2.900 1.800c-.7.35-1 .75-1 1.400M12.500 15.400v.01" />
  </Icon>
)

export const CloseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)

export const SentIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.500 2.700 2.700L16 9.500" />
  </Icon>
)
