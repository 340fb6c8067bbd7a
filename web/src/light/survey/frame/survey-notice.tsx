import { LightPage } from '../../light-page.tsx'
import { useSurveyT } from '../survey-words.ts'

type SurveyNoticeProps = {
  title: string
  text: string
  /** Where to go on, or what to do. */
  href?: string
  action?: string
  onAction?: () => void
}

/** In place of the survey, kindly: what is the matter, that nothing is lost, and what helps. */
export function SurveyNotice({ title, text, href, action, onAction }: SurveyNoticeProps) {
  const t = useSurveyT()
  return (
    <LightPage name="survey.notice" title={title}>
      <div className="light-missing survey-notice">
        <h1>{title}</h1>
        <p>{text}</p>
        {href && (
          <a className="button" href={href}>
            {t('missing.home')}
          </a>
        )}
        {onAction && (
          <button type="button" className="button button-primary button-large" onClick={onAction}>
            {action}
          </button>
        )}
      </div>
    </LightPage>
  )
}
