import { canNotify, resultStatus, resultStatusColour } from '@catchpitch/contract/results/result-status'
import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { changeResultStatus } from './change-result-status.ts'
import { listRecentDecisions } from './list-recent-decisions.ts'
import { statusWords } from './status-words.rules.ts'
import { undoResultStatus } from './undo-result-status.ts'

const kinds = ['accepted', 'rejected', 'pipeline'] as const

const noteOf = (subject_id: string) => ({ subject: 'result', subject_id, fields: ['status'] })

export const decisionsRoutes = [
  bind('listResultStatuses', async ({ language }) => ({
    data: kinds.map((kind) => {
      const id = resultStatus[kind]
      return {
        id,
        ...statusWords[language][id],
        colour: resultStatusColour[kind],
        notifies: canNotify(id),
      }
    }),
  })),

  bind('listRecentDecisions', async (context, { query: { survey_id } }) => {
    if (survey_id !== undefined) await requireSurvey(context.db, context.group, survey_id)
    return { data: await listRecentDecisions(context, survey_id) }
  }),

  bind('changeResultStatus', async (context, { body }) => {
    await requireSurvey(context.db, context.group, body.survey_id)
    const { ids, ...data } = await changeResultStatus(context, body)
    return { data, audit: ids.map(noteOf) }
  }),

  bind('undoResultStatus', async (context, { body }) => {
    const { ids, is_new } = await undoResultStatus(context, body.id)
    return { data: { restored: ids.length }, audit: is_new ? ids.map(noteOf) : null }
  }),
]
