import type { Statement } from '../keeping/answers.ts'
import { useSurveyT } from '../survey-words.ts'

/** What a statement is called: its words, or that it is a picture or a video where it has none. */
export function useStatementLabel(): (statement: Statement) => string {
  const t = useSurveyT()
  return ({ text, picture_id, slot }) => text || t(picture_id ? 'survey.picture' : 'survey.video', { number: slot })
}
