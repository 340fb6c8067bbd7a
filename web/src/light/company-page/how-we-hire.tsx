import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

/** What comes after what, for whoever would like to work there. */
export function HowWeHire({ strategy }: { strategy: NonNullable<CompanyData['strategy']> }) {
  const t = useT()
  return (
    <section className="company-part" aria-labelledby="hiring">
      <h2 id="hiring">{t('companyPage.hiring')}</h2>
      {strategy.description && <p className="company-lead">{strategy.description}</p>}
      <ol className="company-steps">
        {strategy.steps.map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
