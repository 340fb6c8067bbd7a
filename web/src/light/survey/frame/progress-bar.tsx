import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { progressOf } from '../progress.ts'
import { useSurveyT } from '../survey-words.ts'

/** One part for each situation, filled as far as it is done. */
export function ProgressBar({ view, content }: { view: TestState; content: TestContent }) {
  const t = useSurveyT()
  const parts = progressOf(view, content)
  const percent = Math.round((parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)) * 100)
  return (
    <div
      className="survey-progress"
      role="progressbar"
      aria-label={t('survey.progress')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {content.topics.map(({ situation_id }, index) => (
        <i key={situation_id}>
          <i style={{ transform: `scaleX(${parts[index] ?? 0})` }} />
        </i>
      ))}
    </div>
  )
}
