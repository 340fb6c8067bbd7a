import { lazy, Suspense } from 'react'
import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'
import { CompanyHead } from './company-head.tsx'
import { HowWeHire } from './how-we-hire.tsx'
import { Milestones } from './milestones.tsx'
import { People } from './people.tsx'
import './company-page.css'

// Not every company shows a pitch here.
const CompanySlides = lazy(async () => {
  const { CompanySlides: component, loadSlideWords } = await import('./company-slides.tsx')
  await loadSlideWords()
  return { default: component }
})

function Preview() {
  const t = useT()
  return (
    <p className="company-preview" role="note">
      {t('companyPage.preview')} <a href="/surveys/catchers-pitch/page">{t('companyPage.previewOpen')}</a>
    </p>
  )
}

/** What a company has not filled is left out: an empty part would look as if something had gone wrong. */
export function CompanyBody({ page }: { page: CompanyData }) {
  const t = useT()
  const { story, slides, milestones, people, strategy, promise } = page
  const isEmpty =
    (story ?? strategy ?? promise) === null && [slides, milestones, people].every(({ length }) => length === 0)
  return (
    <article className="company">
      {!page.is_public && <Preview />}
      <CompanyHead page={page} />
      {isEmpty && <p className="company-empty">{t('companyPage.empty', { company: page.company })}</p>}
      {slides.length > 0 && (
        <Suspense fallback={null}>
          <CompanySlides slides={slides} />
        </Suspense>
      )}
      {people.length > 0 && <People people={people} />}
      {milestones.length > 0 && <Milestones milestones={milestones} />}
      {strategy && <HowWeHire strategy={strategy} />}
      <aside className="company-invited">
        <h2>{t('companyPage.invited')}</h2>
        <p>{t('companyPage.invitedText')}</p>
        <a className="button" href="/survey">
          {t('companyPage.invitedGo')}
        </a>
      </aside>
    </article>
  )
}
