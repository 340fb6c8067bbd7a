import type { Access } from '@catchpitch/contract/access/access'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { type Language, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { hearSpeech as endpoint } from '@catchpitch/contract/speech/speech.endpoints'
import { type SpeechCode, speechCode } from '@catchpitch/contract/speech/speech-code'
import { holdPen } from '#features/respondent/respondent.public'
import { findEdition } from '#features/surveys/surveys.public'
import { discardFile } from '#platform/files/discard-file'
import { briefFileUrl } from '#platform/files/file-address'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse, refuseField } from '#platform/refusal'
import { isSilent } from '#platform/speech/loudness'
import { readWav, type Wav } from '#platform/speech/wav'
import { lockRecording, upsertRecording } from './recordings.queries.ts'

type RespondentContext = Context<Extract<Access, { kind: 'respondent' }>>

const languageOf = (code: SpeechCode): Language => languages.find((one) => speechCode[one] === code) ?? 'en'

/** Only who is past the beginning of a survey that takes spoken answers, and not more often than anybody speaks. */
async function admit({ db, attempt, person, now }: RespondentContext): Promise<void> {
  const run = await holdPen(db, attempt, person.session)
  const { expression } = await findEdition(db, run)
  // What was recorded without a connection may come when its situation is long over.
  if (run.step < testStep.writing || !expression.includes(inputMethod.speech)) return refuse('test.step')
  const { max, window_minutes } = limits.audio.takes
  const { hits } = await countHit(db, `hearSpeech:${attempt.id}`, window_minutes * 60, now)
  if (hits > max) return refuse('rate.limited')
}

function checkAudio(file: UploadedFile | null): Wav {
  if (!file) return refuseField('audio', 'field.required')
  const wav = readWav(file.bytes)
  if (typeof wav === 'string') return refuseField('audio', wav)
  return wav.samples.length === 0 || isSilent(wav.samples) ? refuse('speech.silent') : wav
}

/** Keeps the recording under its id; another that was there is given up. */
async function keep(context: RespondentContext, id: string, { bytes, seconds }: Wav): Promise<string> {
  const { attempt, now, person } = context
  const { group_id } = attempt
  return context.db.transaction().execute(async (db) => {
    const file = { group_id, purpose: 'recording', content_type: 'audio/wav', uploaded_by: person.id } as const
    const file_id = await storeFile({ ...context, db }, { ...file, bytes, width: null, height: null })
    const before = await lockRecording(db, attempt, id)
    await upsertRecording(db, attempt, { id, file_id, seconds }, now)
    if (before) await discardFile(db, { group_id, id: before.file_id }, now)
    return file_id
  })
}

/**
 * Keeps what somebody said and tells them what was understood. Where nothing can understand it, it is kept all the same,
 * and they type it. A recording without a word in it is not kept.
 */
export async function hearSpeech(
  context: RespondentContext,
  { recording_id, code }: BodyOf<typeof endpoint>,
  file: UploadedFile | null,
) {
  await admit(context)
  const wav = checkAudio(file)
  const transcript = await context.speech.transcribe(wav, languageOf(code))
  if ('text' in transcript && transcript.text === '') return refuse('speech.silent')
  const file_id = await keep(context, recording_id, wav)
  const { secrets, attempt, now } = context
  return {
    recording_id,
    seconds: wav.seconds,
    text: null,
    reason: null,
    ...transcript,
    url: briefFileUrl(secrets, { group_id: attempt.group_id, id: file_id }, now),
  }
}
