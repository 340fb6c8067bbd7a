import { text } from '@catchpitch/contract/fields/text'
import type { Language } from '@catchpitch/contract/languages'
import { z } from 'zod'
import type { Transcriber, Transcript } from './transcriber.ts'
import type { Wav } from './wav.ts'

/** A server that speaks OpenAI's `audio/transcriptions`: theirs, or one of several that can be run at home. */
export type SpeechServer = { url: string; key: string | null; model: string }

const default_patience_ms = 45_000

/** Nobody says more in a minute; and what it says goes onto a page. */
const longest = 4000

const reply = z.object({
  text: text({ max: longest, min: 0, lines: true }),
  language: text({ max: 50 }).optional(),
})

/** Some servers name the language that they heard, by its code or in English. */
const namesOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'english'],
  zh: ['zh', 'chinese', 'mandarin', 'yue', 'cantonese'],
  // Neighbours that a recogniser can hardly tell apart.
  ms: ['ms', 'malay', 'id', 'indonesian'],
}

function isIn(language: Language, { text: said, language: heard }: z.output<typeof reply>): boolean {
  if (heard !== undefined && !namesOf[language].includes(heard.toLowerCase())) return false
  // Letters of another script are another language, whatever it is called.
  const has_han = /\p{Script=Han}/u.test(said)
  return said.trim() === '' || has_han === (language === 'zh')
}

function formOf({ bytes }: Wav, language: Language, model: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }), 'speech.wav')
  form.set('model', model)
  form.set('language', language)
  form.set('response_format', 'json')
  return form
}

type OpenAiOptions = SpeechServer & { on_error: (error: Error) => void; patience_ms?: number }

/** Recognises every language that we speak, by asking another server. */
export function openOpenAiTranscriber(options: OpenAiOptions): Transcriber {
  const { url, key, model, on_error, patience_ms = default_patience_ms } = options

  async function ask(wav: Wav, language: Language): Promise<Transcript> {
    const answer = await fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: formOf(wav, language, model),
      signal: AbortSignal.timeout(patience_ms),
      // Somebody's voice goes where the setting says and nowhere else.
      redirect: 'error',
    })
    if (answer.status === 429) return { reason: 'busy' }
    if (!answer.ok) throw new Error(`The server of SPEECH_URL answered ${answer.status}.`)
    const said = reply.parse(await answer.json())
    if (!isIn(language, said)) throw new Error(`The server of SPEECH_URL heard another language than ${language}.`)
    return { text: said.text.trim() }
  }

  return {
    unavailable: () => null,
    prepare: () => {},

    async transcribe(wav, language) {
      try {
        return await ask(wav, language)
      } catch (error) {
        on_error(error instanceof Error ? error : new Error(String(error)))
        return { reason: 'failed' }
      }
    },

    stop: async () => {},
  }
}
