import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

/** Colleagues who have agreed to stand here. */
export function People({ people }: { people: CompanyData['people'] }) {
  const t = useT()
  return (
    <section className="company-part" aria-labelledby="people">
      <h2 id="people">{t('companyPage.people')}</h2>
      <ul className="company-people">
        {people.map(({ name, title, sentence, picture }) => (
          <li key={`${name} ${title}`} className="company-person">
            {picture ? (
              <img src={picture} alt="" width={96} height={96} loading="lazy" />
            ) : (
              <span className="company-initial" aria-hidden="true">
                {Array.from(name)[0]}
              </span>
            )}
            <h3>{name}</h3>
            <p className="company-title">{title}</p>
            {sentence && <p className="company-sentence">{sentence}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
