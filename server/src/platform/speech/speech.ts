import { type Language, languages } from '@catchpitch/contract/languages'
import type { SpeechLanguage } from '@catchpitch/contract/speech/speech'
import { speechCode } from '@catchpitch/contract/speech/speech-code'
import type { Transcriber, Transcript } from './transcriber.ts'
import type { Wav } from './wav.ts'

/** Puts what people say into words, each language by whatever can. */
export type Speech = {
  languages(): SpeechLanguage[]
  /** Somebody is about to speak this. */
  prepare(language: Language): void
  transcribe(wav: Wav, language: Language): Promise<Transcript>
  stop(): Promise<void>
}

/** The first of these that can, is asked; a recogniser of one language is never given another. */
export function openSpeech(transcribers: readonly Transcriber[]): Speech {
  const ablest = (language: Language) => transcribers.find(({ unavailable }) => unavailable(language) === null)

  /** What comes first was meant for the language if anything was. */
  const reasonFor = (language: Language) => {
    const reasons = transcribers.map(({ unavailable }) => unavailable(language) ?? 'not_set_up')
    return reasons.find((reason) => reason !== 'not_set_up') ?? 'not_set_up'
  }

  return {
    languages: () =>
      languages.map((language) => {
        const available = ablest(language) !== undefined
        return { code: speechCode[language], available, reason: available ? null : reasonFor(language) }
      }),

    prepare: (language) => ablest(language)?.prepare(language),

    async transcribe(wav, language) {
      const transcriber = ablest(language)
      return transcriber ? transcriber.transcribe(wav, language) : { reason: reasonFor(language) }
    },

    async stop() {
      await Promise.all(transcribers.map((transcriber) => transcriber.stop()))
    },
  }
}
