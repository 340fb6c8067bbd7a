import { lazy, Suspense } from 'react'
import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

// Who has a picture of their own loads no list of drawings.
const DrawnCover = lazy(async () => ({ default: (await import('./drawn-cover.tsx')).DrawnCover }))

type Promised = NonNullable<CompanyData['promise']>

function ReplyPromise({ promise: { days, kept } }: { promise: Promised }) {
  const t = useT()
  // Never rounded up to a promise that was always kept.
  const percent = kept && Math.floor((100 * kept.kept) / kept.people)
  return (
    <section className="company-promise" aria-labelledby="promise">
      <h2 id="promise">
        <span>{t('companyPage.promise')}</span> <strong>{t('companyPage.days', { count: days })}</strong>
      </h2>
      <p>{t('companyPage.promiseText')}</p>
      {kept && percent !== null && (
        <div className="company-kept">
          <p>
            <strong>{t('companyPage.kept', { percent })}</strong>
          </p>
          <progress max={kept.people} value={kept.kept} aria-hidden="true" />
          <p>{t('companyPage.keptText', { people: kept.people })}</p>
        </div>
      )}
    </section>
  )
}

/** Who they are, at first sight. */
export function CompanyHead({ page: { company, industry, cover, story, promise } }: { page: CompanyData }) {
  const t = useT()
  return (
    <>
      <header className="company-head">
        {/* Only looks: whoever does not see it misses nothing. */}
        <div className="company-cover">
          {cover.picture ? (
            <img src={cover.picture} alt="" />
          ) : (
            <Suspense fallback={null}>
              <DrawnCover code={cover.code} />
            </Suspense>
          )}
        </div>
        <div className="company-name">
          <span className="company-sign" aria-hidden="true">
            {Array.from(company)[0]}
          </span>
          <div>
            <h1>{company}</h1>
            {industry && <p className="company-industry">{industry}</p>}
          </div>
        </div>
      </header>
      {(story ?? promise) && (
        <div className="company-first">
          {story && (
            <section className="company-story" aria-labelledby="about" lang={story.language}>
              <h2 id="about" className={story.name ? 'company-motto' : undefined}>
                {story.name || t('companyPage.about')}
              </h2>
              {story.body && <p>{story.body}</p>}
            </section>
          )}
          {promise && <ReplyPromise promise={promise} />}
        </div>
      )}
    </>
  )
}
