import { z } from 'zod'
import { respondent } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { heardRecording, speechLanguage } from './speech.ts'
import { speechCode } from './speech-code.ts'

export const getSpeechCodes = endpoint({
  method: 'GET',
  path: '/speech-to-text/codes',
  access: respondent(),
  summary: 'Which languages are recognised now when they are spoken, and why others are not.',
  reply: z.array(speechLanguage),
})

export const hearSpeech = endpoint({
  method: 'POST',
  path: '/speech-to-text',
  access: respondent(),
  summary: 'Keep a recording of at most a minute and say what was said in it. The same id again takes its place.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step', 'speech.silent'],
  upload: { field: 'audio', bytes: limits.audio.bytes, too_large: 'field.audio.long' },
  // The id is made by the device, so that a repeat is harmless and a statement can name what has not arrived yet.
  body: z.object({ recording_id: id, code: z.enum(speechCode) }),
  reply: heardRecording,
  // Recognition takes seconds, in which no transaction may stay open.
  transaction: 'own',
})

export const getRecording = endpoint({
  method: 'GET',
  path: '/speech-to-text/{id}',
  access: respondent(),
  summary: 'Where one of my own recordings in this survey can be heard, for a minute.',
  params: z.object({ id }),
  reply: heardRecording.pick({ recording_id: true, seconds: true, url: true }),
})
