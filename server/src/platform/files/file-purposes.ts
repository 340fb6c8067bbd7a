import { exportLimits } from '@catchpitch/contract/exports/export'
import { limits } from '@catchpitch/contract/limits'
import { keptDays } from './kept-days.ts'

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
   * for an hour, so that browsers keep the file. `briefly`: the same, for a minute. `nobody`: only we ourselves read it.
   */
  readers: 'shown' | 'briefly' | 'nobody'
}

export type FilePurpose =
  | 'profile_picture'
  | 'cover_photo'
  | 'slide_picture'
  | 'slide_video'
  | 'video_part'
  | 'import'
  | 'snapshot'
  | 'recording'
  | 'statement_picture'
  | 'export'
  | 'evidence'
  | 'invoice'

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
  /** What a company shows at the top of its pages. */
  cover_photo: {
    id: 30,
    content_types: ['image/jpeg'],
    bytes: limits.picture.bytes,
    kept_days: null,
    readers: 'shown',
  },
  /** People from another program. Kept for as long as somebody may want to mend what was wrong in it. */
  import: {
    id: 20,
    content_types: [
      'text/csv',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    bytes: limits.spreadsheet.bytes,
    kept_days: 30,
    readers: 'nobody',
  },
  /** Results that somebody takes away. Whoever wants them again has them written again, as they are then. */
  export: {
    id: 40,
    content_types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    bytes: 2_000_000_000,
    kept_days: exportLimits.kept_hours / 24,
    readers: 'briefly',
  },
  /** What proves a payment, for staff. Kept for as long as the entry: nothing that was booked goes. */
  evidence: {
    id: 60,
    content_types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    bytes: limits.evidence.bytes,
    kept_days: null,
    readers: 'briefly',
  },
  /** An invoice or a credit note, as it was issued. It is kept as long as books are: for good. */
  invoice: {
    id: 50,
    content_types: ['application/pdf'],
    bytes: 10_000_000,
    kept_days: null,
    readers: 'briefly',
  },
  /** Somebody's voice, out of a survey. */
  recording: {
    id: 10,
    content_types: ['audio/wav'],
    bytes: limits.audio.bytes,
    kept_days: keptDays.recording,
    readers: 'briefly',
  },
  /** What somebody showed in a survey instead of writing it. */
  statement_picture: {
    id: 11,
    content_types: ['image/jpeg'],
    bytes: limits.picture.bytes,
    kept_days: keptDays.statement_picture,
    readers: 'briefly',
  },
  /** Until a slide takes it, which may never happen: see `keepFile`. */
  slide_picture: {
    id: 2,
    content_types: ['image/jpeg'],
    bytes: limits.picture.bytes,
    kept_days: 1,
    readers: 'shown',
  },
  /** Likewise. What is converted can be longer than what came. */
  slide_video: {
    id: 3,
    content_types: ['video/mp4', 'video/webm'],
    bytes: 2 * limits.video.bytes,
    kept_days: 1,
    readers: 'shown',
  },
  /** A part of a video that is still arriving. */
  video_part: {
    id: 4,
    content_types: ['application/octet-stream'],
    bytes: limits.video.part_bytes,
    kept_days: 1,
    readers: 'nobody',
  },
  /** From the camera, while somebody takes a survey. */
  snapshot: {
    id: 9,
    content_types: ['image/png'],
    bytes: limits.integrity.snapshot.bytes,
    kept_days: keptDays.snapshot,
    readers: 'briefly',
  },
}
