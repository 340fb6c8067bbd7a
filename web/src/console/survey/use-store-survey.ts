import type { newSurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { useWrite } from '../queries.ts'

/** Makes a draft, and goes on to the first page of its wizard. */
export function useStoreSurvey(group_id: string) {
  const navigate = useNavigate()
  const { mutateAsync } = useWrite('POST /my-surveys/store', { stale: ['/my-surveys'] })
  return async (body: z.output<typeof newSurveyForm>) => {
    const { id } = await mutateAsync({ body, query: { group_id } })
    await navigate({ to: '/surveys/$id/purpose', params: { id } })
  }
}
