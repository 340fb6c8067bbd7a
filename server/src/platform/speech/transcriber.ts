import type { Language } from '@catchpitch/contract/languages'
import type { SpeechUnavailable, SpeechUnheard } from '@catchpitch/contract/speech/speech-code'
import type { Wav } from './wav.ts'

/** What was said, empty if nothing was; or why nobody can tell. */
export type Transcript = { text: string } | { reason: SpeechUnheard }

/** Puts recordings of some languages into words. It recognises or says that it could not, and never makes up text. */
export type Transcriber = {
  /** Null: it can. */
  unavailable(language: Language): SpeechUnavailable | null
  /** Somebody is about to speak: what takes long to load is loaded meanwhile. */
  prepare(language: Language): void
  transcribe(wav: Wav, language: Language): Promise<Transcript>
  stop(): Promise<void>
}
