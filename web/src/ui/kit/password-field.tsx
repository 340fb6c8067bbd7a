import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type PasswordFieldProps = Omit<PasswordInputProps, 'visibilityToggleButtonProps' | 'visibilityToggleFocusable'> & {
  /** What the button that shows the password is called. */
  showLabel: string
}

/** The kit's field leaves out `aria-invalid` and keeps its button from the keyboard. */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': showLabel }}
    />
  )
}
