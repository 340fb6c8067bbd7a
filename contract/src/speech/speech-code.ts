import type { Language } from '../languages.ts'

/** What somebody speaks, as the world calls it. */
export const speechCode = { en: 'en-US', zh: 'zh-CN', ms: 'ms-MY' } as const satisfies Record<Language, string>
export type SpeechCode = (typeof speechCode)[Language]

/** The course of a recording, in the specification's words. */
export const recordingStates = ['recording', 'paused', 'ended'] as const
export type RecordingState = (typeof recordingStates)[number]

/**
 * Why a language is not recognised here: nobody has set up anything that could, the model was not fetched, or there is
 * no recogniser for this kind of machine.
 */
export const speechUnavailable = ['not_set_up', 'model_missing', 'engine_missing'] as const
export type SpeechUnavailable = (typeof speechUnavailable)[number]

/** Why a recording was not put into words; `busy` and `failed` may go better the next time. */
export const speechUnheard = [...speechUnavailable, 'busy', 'failed'] as const
export type SpeechUnheard = (typeof speechUnheard)[number]
