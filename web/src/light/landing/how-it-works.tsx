import { type LightKey, useT } from '../words.ts'

type Step = { name: LightKey; text: LightKey }

const company: readonly Step[] = [
  { name: 'landing.how.company.1', text: 'landing.how.company.1.text' },
  { name: 'landing.how.company.2', text: 'landing.how.company.2.text' },
  { name: 'landing.how.company.3', text: 'landing.how.company.3.text' },
  { name: 'landing.how.company.4', text: 'landing.how.company.4.text' },
]

const applicant: readonly Step[] = [
  { name: 'landing.how.applicant.1', text: 'landing.how.applicant.1.text' },
  { name: 'landing.how.applicant.2', text: 'landing.how.applicant.2.text' },
  { name: 'landing.how.applicant.3', text: 'landing.how.applicant.3.text' },
  { name: 'landing.how.applicant.4', text: 'landing.how.applicant.4.text' },
]

function Way({ title, steps }: { title: string; steps: readonly Step[] }) {
  const t = useT()
  return (
    <div className="landing-way">
      <h3>{title}</h3>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h4>{t(name)}</h4>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The same exchange, seen from either side. */
export function HowItWorks() {
  const t = useT()
  return (
    <section className="landing-section" aria-labelledby="how">
      <h2 id="how">{t('landing.how')}</h2>
      <div className="landing-ways">
        <Way title={t('landing.how.company')} steps={company} />
        <Way title={t('landing.how.applicant')} steps={applicant} />
      </div>
    </section>
  )
}
