import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { pitchChoice } from '../pitch/pitch-choice.ts'
import { wholeSurvey } from './survey.ts'

export const saveSurveyPitch = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/pitch',
  access: company('survey.edit'),
  summary: "Choose which pitch a survey's applicants see, or none. It may change at any time: no answer depends on it.",
  params: z.object({ id }),
  body: z.object({ version: z.int(), pitch_id: pitchChoice }),
  reply: wholeSurvey,
})
