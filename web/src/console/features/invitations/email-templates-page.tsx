import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { NotYet } from '../../not-yet.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { EmailTemplatesEditor } from './email-templates-editor.tsx'
import { templatesQuery } from './templates-query.ts'

function EmailTemplates({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const { data, error, refetch } = useQuery(templatesQuery(at))
  if (data) return <EmailTemplatesEditor survey={survey} at={at} templates={data} />
  return <NotYet of="list" error={error} onRetry={refetch} />
}

/** What a survey writes to its people: when they are invited, accepted and rejected. */
export function EmailTemplatesPage() {
  return <SurveyFrame page="email-templates">{(survey, at) => <EmailTemplates survey={survey} at={at} />}</SurveyFrame>
}
