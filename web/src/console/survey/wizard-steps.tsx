import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../words.ts'
import { type SurveyPageName, surveySteps } from './survey-pages.ts'
import classes from './wizard-steps.module.css'

type StepsProps = { survey: WholeSurvey; page: SurveyPageName }

const stepOf = (page: SurveyPageName) => (page === 'import-participants' ? 'participants' : page)

const placeOf = (page: SurveyPageName) => surveySteps.findIndex((step) => step.page === stepOf(page))

/** Where in the wizard this page stands. Every step can be gone to at any time: nothing has to be done in order. */
export function WizardSteps({ survey, page }: StepsProps) {
  const t = useT()
  const place = placeOf(page)
  const current = surveySteps[place]
  return (
    <nav className={classes.wizard} aria-label={t('frame.steps')}>
      {current && (
        <p className={classes.where}>
          {t('frame.place', { place: place + 1, count: surveySteps.length, name: t(current.label) })}
        </p>
      )}
      <ol className={classes.steps}>
        {surveySteps.map(({ page: name, to, label, isDone }, index) => {
          const done = isDone(survey)
          return (
            <li key={name} data-done={done || undefined}>
              <Link to={to} params={{ id: survey.id }} className={classes.step}>
                <span className={classes.mark} aria-hidden="true">
                  {done ? <IconCheck size={14} stroke={2.5} /> : index + 1}
                </span>
                <span className={classes.label}>{t(label)}</span>
                {done && <span className="visually-hidden">{t('frame.done')}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The way on and the way back, where a page of the wizard ends. */
export function WizardFoot({ survey, page }: StepsProps) {
  const t = useT()
  const place = placeOf(page)
  const before = surveySteps[place - 1]
  const next = surveySteps[place + 1]
  return (
    <div className={classes.foot}>
      {before && (
        <Link to={before.to} params={{ id: survey.id }} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden />
          {t(before.label)}
        </Link>
      )}
      {next && (
        <Link to={next.to} params={{ id: survey.id }} className={classes.next}>
          {t('frame.next', { name: t(next.label) })}
          <IconArrowRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  )
}
