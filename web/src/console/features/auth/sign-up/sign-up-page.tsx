import { limits } from '@catchpitch/contract/limits'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type ConsoleKey, useT } from '../../../words.ts'
import classes from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { ApplicantForm } from './applicant-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { SignUpKind } from './sign-up-kind.ts'

const route = getRouteApi('/signup')

type Step = { title: ConsoleKey; lead: ConsoleKey; Content: ComponentType }

const steps: Readonly<Record<SignUpKind | 'choice', Step>> = {
  choice: { title: 'signUp.title', lead: 'signUp.lead', Content: KindChoice },
  applicant: { title: 'signUp.applicantTitle', lead: 'signUp.applicantLead', Content: ApplicantForm },
  company: { title: 'signUp.companyTitle', lead: 'signUp.companyLead', Content: CompanyForm },
}

function WayBack() {
  const t = useT()
  return (
    <Link className={classes.back} to="/signup">
      <IconArrowLeft size={16} aria-hidden />
      {t('signUp.otherKind')}
    </Link>
  )
}

export function SignUpPage() {
  const t = useT()
  const { kind = 'choice' } = route.useSearch()
  const { title, lead, Content } = steps[kind]
  return (
    <AuthPage
      name="sign-up"
      step={kind}
      title={t(title)}
      lead={t(lead, { days: limits.trial_days })}
      above={kind !== 'choice' && <WayBack />}
      wide
    >
      <Content />
      <p className={classes.ways}>
        {t('signUp.hasAccount')} <Link to="/login">{t('signIn.submit')}</Link>
      </p>
    </AuthPage>
  )
}
