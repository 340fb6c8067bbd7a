import { briefFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { hearSpeech } from './hear-speech.ts'
import { findRecording } from './recordings.queries.ts'

export const speechRoutes = [
  bind('getSpeechCodes', async ({ speech, language }) => {
    // Whoever asks is about to speak, and most likely in the language of the page.
    speech.prepare(language)
    return { data: speech.languages() }
  }),

  // Like every answer it is its own record; the audit log holds who listened to it.
  bind('hearSpeech', async (context, { body, file }) => ({ data: await hearSpeech(context, body, file), audit: null })),

  bind('getRecording', async ({ db, attempt, secrets, now }, { params }) => {
    const { file_id, seconds } = (await findRecording(db, attempt, params.id, now)) ?? refuse('record.missing')
    const url = briefFileUrl(secrets, { group_id: attempt.group_id, id: file_id }, now)
    return { data: { recording_id: params.id, seconds, url } }
  }),
]
