import { limits } from '@catchpitch/contract/limits'

type Rules = {
  /** Stands in the database. */
  id: number
  /** What may be stored, as found in the bytes themselves and never as the sender calls it. */
  content_types: readonly string[]
  bytes: number
  /** How long it is kept; null until something replaces it or its owner is erased. */
  kept_days: number | null
  /**
   * Who may be given its address. `shown`: whoever a call shows the record that names it. The address is then the same
   * for an hour, so that browsers keep the file.
   */
  readers: 'shown'
}

export type FilePurpose = 'profile_picture'

/** Everything that files are stored for. What is not in here cannot be stored. */
export const filePurposes: Readonly<Record<FilePurpose, Rules>> = {
  /** At quality 100 the stored picture can be larger than the one that came. */
  profile_picture: {
    id: 1,
    content_types: ['image/jpeg'],
    bytes: limits.picture.bytes,
    kept_days: null,
    readers: 'shown',
  },
}
