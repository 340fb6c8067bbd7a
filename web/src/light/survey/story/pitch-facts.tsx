import { hasJobFacts, hasPitchFacts } from '@catchpitch/contract/pitch/has-pitch-facts'
import type { PitchFacts } from '@catchpitch/contract/pitch/pitch-facts'
import { useSurveyT } from '../survey-words.ts'

/** What the company says of the job; nothing where it leaves all of it open. */
export function JobFacts({ facts }: { facts: PitchFacts }) {
  const t = useSurveyT()
  if (!hasJobFacts(facts)) return null
  const { job_position, position_applied, skills_required, supervision_provided: supervision } = facts
  const rows = [
    [t('survey.job.position'), job_position],
    [t('survey.job.applied'), position_applied],
    [t('survey.job.skills'), skills_required],
    [t('survey.job.supervision'), supervision && t(`survey.job.supervision.${supervision}`)],
  ] as const
  return (
    <section className="survey-section">
      <h2>{t('survey.job')}</h2>
      <dl className="job-facts">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** How the company hires, step by step; nothing where it has not said. */
export function HiringSteps({ steps }: { steps: PitchFacts['hiring_strategy'] }) {
  const t = useSurveyT()
  if (steps.length === 0) return null
  return (
    <section className="survey-section">
      <h2>{t('survey.howWeHire')}</h2>
      <ol className="hiring-steps">
        {steps.map(({ name, description }) => (
          <li key={name}>
            <b>{name}</b>
            {description && <span>{description}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What stands before and behind the slides where the whole pitch is shown; null where there is nothing. */
export const besideSlides = (facts: PitchFacts) =>
  hasPitchFacts(facts)
    ? { before: <JobFacts facts={facts} />, after: <HiringSteps steps={facts.hiring_strategy} /> }
    : null
