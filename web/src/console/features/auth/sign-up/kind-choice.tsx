import { limits } from '@catchpitch/contract/limits'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../words.ts'
import classes from './kind-choice.module.css'
import { AnswerPicture, PitchPicture } from './kind-pictures.tsx'

/** The first question: it decides what else is asked. Links, so that one can come back, or come straight to either. */
export function KindChoice() {
  const t = useT()
  return (
    <nav className={classes.kinds} aria-label={t('signUp.title')}>
      <Link className={classes.kind} to="/signup" search={{ kind: 'applicant' }}>
        <AnswerPicture />
        <span className={classes.name}>{t('signUp.applicant')}</span>
        <span className={classes.text}>{t('signUp.applicantText')}</span>
      </Link>
      <Link className={classes.kind} to="/signup" search={{ kind: 'company' }}>
        <PitchPicture />
        <span className={classes.name}>{t('signUp.company')}</span>
        <span className={classes.text}>{t('signUp.companyText', { days: limits.trial_days })}</span>
      </Link>
    </nav>
  )
}
