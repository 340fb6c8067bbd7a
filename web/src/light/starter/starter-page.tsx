import { useState } from 'react'
import { session } from '../../api/session.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { Awaited, PublicPage } from '../public-page.tsx'
import { useT } from '../words.ts'
import { type Answers, keptAnswers } from './answers.ts'
import { Question } from './question.tsx'
import { loadLists } from './starter-lists.ts'
import { steps } from './steps.ts'
import { useStep } from './use-step.ts'

function Progress({ step }: { step: number }) {
  const t = useT()
  const words = t('starter.step', { step: step + 1, steps: steps.length })
  return (
    <div className="starter-progress">
      <progress aria-label={words} value={step + 1} max={steps.length} className="visually-hidden" />
      <div aria-hidden="true">
        {steps.map(({ path }, index) => (
          <span key={path} className={index <= step ? 'starter-done' : undefined} />
        ))}
      </div>
      <p aria-hidden="true">{words}</p>
    </div>
  )
}

/** Whoever has an account describes jobs in their surveys; saying so beats keeping answers that nobody will look for. */
function SignedInNote() {
  const t = useT()
  return (
    <p className="starter-signed-in">
      {t('starter.signedIn')} <a href="/login">{t('starter.toStart')}</a>
    </p>
  )
}

/** Three questions about the job. The answers go along to the sign-up form, one page further. */
export function StarterPage() {
  const t = useT()
  const [step, go] = useStep()
  const [answers, setAnswers] = useState(keptAnswers.read)
  const { data: lists, failure, retry } = useFetched(loadLists)
  const current = steps[step] ?? steps[0]

  const answer = (next: Answers) => {
    keptAnswers.write(next)
    setAnswers(next)
  }
  const goOn = () => {
    if (step < steps.length - 1) go(step + 1)
    else window.location.assign('/signup?kind=company')
  }

  // A button that floats would lie on the answers, and on a phone on the way on.
  return (
    <PublicPage quiet name={current.path.slice(1)} title={t(current.title)}>
      <div className="starter">
        <Progress step={step} />
        {session.token() && <SignedInNote />}
        {lists && (
          <Question
            key={step}
            step={step}
            lists={lists}
            answers={answers}
            onAnswer={answer}
            onBack={step > 0 ? () => go(step - 1) : null}
            onNext={goOn}
          />
        )}
        {!lists && (
          <div className="starter-form">
            <h1>{t(current.title)}</h1>
            <Awaited failure={failure} retry={retry} />
          </div>
        )}
        <p className="starter-kept">{t('starter.kept')}</p>
      </div>
    </PublicPage>
  )
}
