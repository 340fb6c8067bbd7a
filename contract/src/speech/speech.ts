import { z } from 'zod'
import { id } from '../ids.ts'
import { speechCode, speechUnavailable, speechUnheard } from './speech-code.ts'

/** A language, and whether what is said in it is put into words now. */
export const speechLanguage = z.object({
  code: z.enum(speechCode),
  available: z.boolean(),
  reason: z.enum(speechUnavailable).nullable(),
})
export type SpeechLanguage = z.output<typeof speechLanguage>

/** A recording that is kept, and what was said in it. */
export const heardRecording = z.object({
  recording_id: id,
  seconds: z.number(),
  /** Null if nothing here can tell, for the reason beside it: text is recognised or absent, never made up. */
  text: z.string().nullable(),
  reason: z.enum(speechUnheard).nullable(),
  /** Where the recording can be heard for a minute. */
  url: z.string(),
})
