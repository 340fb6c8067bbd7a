import type { Texts } from '@catchpitch/contract/languages'

/** One entry of a list, as it is from the start. */
export type DefaultOption = {
  code: string
  name: Texts
  /** Of a job position: whether somebody in it is left to work alone. */
  senior?: boolean
}
