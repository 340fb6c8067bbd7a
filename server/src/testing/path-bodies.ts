import { dayOf } from '@catchpitch/contract/dates'
import type { EndpointName } from '@catchpitch/contract/endpoints'
import { newId } from '#platform/ids'
import { testDay } from './test-day.ts'

const anyId = newId(testDay)
const nothingWritten = { en: '', zh: '', ms: '' }
const emptyDraft = { kind: 'invitation', language: 'en', subject: nothingWritten, body: nothingWritten }

const surveyBody = {
  name: 'Anything',
  description: '',
  language: 'en',
  department_id: null,
  expires_on: '2027-01-31',
  job_position: null,
  role: '',
  skills_required: '',
  supervision_provided: null,
  goal_type: null,
  hire_type: null,
  business_size: null,
  purpose: '',
  experience_type: null,
  shows_names: false,
  integrity_policy: 1,
  may_explain: true,
  level: 6,
  version: 1,
}

/** A body that is right in itself, where a call would be refused for its body before it looks for the record. */
export const rightBodies: { [Name in EndpointName]?: unknown } = {
  addParticipants: {
    participants: [
      { first_name: 'Mei', last_name: 'Chen', email: 'mei@example.com', country_code: '+60', mobile: '0123456789' },
    ],
  },
  previewEmail: { draft: emptyDraft },
  removeInvite: { invite_id: anyId },
  resendInvite: { invite_id: anyId },
  sendTestInvitation: { draft: emptyDraft },
  updateDepartment: { name: 'Anything', version: 1 },
  updateColleague: { role: 'manager', departments: ['00000000-0000-4000-8000-000000000000'] },
  updateTeamInvitation: {
    first_name: 'Siti',
    last_name: 'Aminah',
    role: 'manager',
    departments: ['00000000-0000-4000-8000-000000000000'],
  },
  updateSurvey: surveyBody,
  updateMilestone: {
    happened_on: '2026-01-31',
    name: { ...nothingWritten, en: 'Anything' },
    body: nothingWritten,
    file_id: null,
    version: 1,
  },
  updatePitchSlide: {
    type: 1,
    kind: 1,
    topic: 'other',
    name: { ...nothingWritten, en: 'Anything' },
    body: { ...nothingWritten, en: '<p>Anything</p>' },
    file_id: null,
    video: '',
    video_id: null,
    is_drawback: false,
    version: 1,
  },
  saveSurveyPitch: { version: 1, pitch_id: 0 },
  sendVideoPart: { offset: 0 },
  answerPitchQuestion: { answer: 'Anything', version: 1 },
  addComment: { text: 'Anything' },
  updateComment: { text: 'Anything', version: 1 },
  rateResult: { rating: 3 },
  saveInterviewGuide: { version: 0, items: [] },
  unmaskResult: { reason: 'Anything' },
  noteOutcome: { hired_on: dayOf(testDay), resigned_on: null },
  saveExpression: { version: 1, expression: [1] },
  saveSurveyQuestions: { version: 1, situation_ids: [] },
  saveSurveyQueries: { version: 1, query_ids: [] },
  saveScreeningQuestions: { version: 1, questions: [] },
}

/** The same for what stands in its address. */
export const rightQueries: { [Name in EndpointName]?: Readonly<Record<string, string>> } = {
  getIntegrityTimeline: { result_id: anyId },
}
