import { addWords } from '../../i18n/translator.ts'
import { StoryCard } from '../survey/story/story-card.tsx'
import { storyWords } from '../survey/story/story-words.ts'
import { useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

export const loadSlideWords = () => addWords(storyWords)

/** The pitch, all of it at once: who comes here wants to read, and is not on the way to a survey. */
export function CompanySlides({ slides }: { slides: CompanyData['slides'] }) {
  const t = useT()
  return (
    <section className="company-part" aria-labelledby="pitch">
      <h2 id="pitch">{t('companyPage.pitch')}</h2>
      <div className="company-slides">
        {slides.map((slide, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no ids out here, and keep their order.
          <StoryCard key={place} slide={slide} />
        ))}
      </div>
    </section>
  )
}
