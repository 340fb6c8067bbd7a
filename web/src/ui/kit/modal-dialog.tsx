import { Modal, type ModalProps } from '@mantine/core'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog over the page. It keeps the focus, closes on Escape, and gives the focus back. */
export function ModalDialog(props: ModalProps) {
  useReturnFocus(props.opened)
  return <Modal {...props} returnFocus={false} />
}
