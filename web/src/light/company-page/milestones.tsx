import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

/** The newest first. */
export function Milestones({ milestones }: { milestones: CompanyData['milestones'] }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  return (
    <section className="company-part" aria-labelledby="milestones">
      <h2 id="milestones">{t('companyPage.milestones')}</h2>
      <ol className="company-timeline">
        {milestones.map((milestone) => (
          <li key={`${milestone.happened_on} ${milestone.name}`} className="company-milestone">
            <time dateTime={milestone.happened_on}>{formatDay(startOfDay(milestone.happened_on), language)}</time>
            <div className="company-happened" lang={milestone.language}>
              <h3>{milestone.name}</h3>
              {milestone.body && <p>{milestone.body}</p>}
              {milestone.picture && <img src={milestone.picture} alt="" loading="lazy" />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
