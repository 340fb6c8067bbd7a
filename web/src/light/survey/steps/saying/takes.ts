import type { SpeechCode } from '@catchpitch/contract/speech/speech-code'
import { deviceFiles } from '../device-files.ts'

/** A recording on this device: until it is a statement, and then until the server has it. */
export type Take = {
  /** Also the server's name for it: a repeat takes the place of the first. */
  id: string
  test_id: string
  topic: number
  code: SpeechCode
  wav: Blob
  /** Whether the server has it. */
  sent: boolean
  /** Whether it is a statement by now. */
  added: boolean
}

const isTake = (value: unknown): value is Take => typeof value === 'object' && value !== null && 'wav' in value

export const takes = deviceFiles('survey recordings', 'takes', isTake)
