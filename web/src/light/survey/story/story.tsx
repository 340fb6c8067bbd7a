import { type ReactNode, useId, useState } from 'react'
import { StoryDeck } from './story-deck.tsx'
import { StoryQuestions } from './story-questions.tsx'
import { useStoryT } from './story-words.ts'
import type { StoryData, StoryDeeds } from './use-story.ts'
import './story.css'

type SlidesProps = {
  company: string
  story: StoryData
  /** Null: it can only be looked at. */
  deeds: StoryDeeds | null
  /** To what comes behind it; null where that is not the survey. */
  onSkip: (() => void) | null
}

type StoryProps = SlidesProps & {
  /** What the pitch says besides. It comes from outside, so that the first screen need not fetch it with the slides. */
  beside: { before: ReactNode; after: ReactNode } | null
}

/** The company's slides, what people say about them, and their questions. */
function Slides({ company, story, deeds, onSkip }: SlidesProps) {
  const t = useStoryT()
  const id = useId()
  return (
    <section className="survey-section story" aria-labelledby={id}>
      <div className="story-head">
        <h2 id={id}>{t('story.title', { company })}</h2>
        {onSkip && (
          <button type="button" className="link-button" onClick={onSkip}>
            {t('story.skip')}
          </button>
        )}
      </div>
      {story.slides.length === 0 ? (
        <p>{t('story.nothing', { company })}</p>
      ) : (
        <>
          <StoryDeck slides={story.slides} onSeen={deeds?.noteSeen ?? null} onReact={deeds?.react ?? null} />
          {deeds && <p className="story-note">{t('story.noNames', { company })}</p>}
        </>
      )}
      <StoryQuestions company={company} asked={story.asked} answered={story.answered} onAsk={deeds?.ask ?? null} />
    </section>
  )
}

function OpenStory({ beside, ...props }: StoryProps) {
  const { slides, asked, answered } = props.story
  const hasMore = slides.length > 0 || asked !== null || answered.length > 0
  return (
    <>
      {beside?.before}
      {(hasMore || !beside) && <Slides {...props} />}
      {beside?.after}
    </>
  )
}

/** Below the fold it would seem that nothing had happened. */
const bringToView = (story: HTMLElement | null) => story?.scrollIntoView({ block: 'start' })

/** In nobody's way any more, and one press away. */
function ClosedStory({ deeds, ...props }: StoryProps) {
  const t = useStoryT()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="story-again">
      <button type="button" className="link-button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {t('story.again', { company: props.company })}
      </button>
      {isShown && (
        <div ref={bringToView}>
          {/* Where somebody left it the first time is what counts. */}
          <OpenStory {...props} deeds={deeds && { ...deeds, noteSeen: null }} />
        </div>
      )}
    </div>
  )
}

export function Story({ isClosed, ...props }: StoryProps & { isClosed: boolean }) {
  return isClosed ? <ClosedStory {...props} /> : <OpenStory {...props} />
}
