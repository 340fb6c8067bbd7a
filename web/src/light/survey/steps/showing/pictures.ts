import { deviceFiles } from '../device-files.ts'

/** A picture on this device. It stays after it was sent: it is looked at again and again, also without a connection. */
export type DevicePicture = {
  /** Also the server's name for it: a repeat changes nothing. */
  id: string
  test_id: string
  topic: number
  jpeg: Blob
  /** Empty until it is a statement: what is being typed is kept by `deviceStorage.writeCaption`. */
  caption: string
  /** Whether it is a statement by now. */
  added: boolean
  /** Whether the server has it. */
  sent: boolean
}

const isPicture = (value: unknown): value is DevicePicture =>
  typeof value === 'object' && value !== null && 'jpeg' in value

export const pictures = deviceFiles('survey pictures', 'pictures', isPicture)
