import { bind } from '#platform/http/bind'
import { getInterviewGuide, saveInterviewGuide } from './interview-guide.ts'

export const interviewGuidesRoutes = [
  bind('getInterviewGuide', async (context, { params }) => ({ data: await getInterviewGuide(context, params.id) })),

  bind('saveInterviewGuide', async (context, { params: { id }, body }) => ({
    data: { version: await saveInterviewGuide(context, id, body) },
    audit: { subject: 'result', subject_id: id, fields: ['interview_guide'] },
  })),
]
