import type { SlideReaction } from '@catchpitch/contract/pitch/slide-reactions'
import { Icon } from '../../../ui/icon.tsx'
import { SlideReactions } from './slide-reactions.tsx'
import { StoryCard } from './story-card.tsx'
import { useStoryT } from './story-words.ts'
import { useDeck } from './use-deck.ts'
import type { StorySlide } from './use-story.ts'

type StoryDeckProps = {
  slides: readonly StorySlide[]
  /** Null: nobody counts. */
  onSeen: ((id: string) => void) | null
  onReact: ((id: string, reaction: SlideReaction | null) => void) | null
}

type TurnProps = { label: string; path: string; isEnd: boolean; onTurn: () => void }

/** Stays in reach at the end, too: one that went away would take the focus along. */
function Turn({ label, path, isEnd, onTurn }: TurnProps) {
  return (
    <button type="button" className="story-turn" aria-label={label} aria-disabled={isEnd} onClick={onTurn}>
      <Icon size={20}>
        <path d={path} />
      </Icon>
    </button>
  )
}

/** One slide after the other: swiped, by keys, by buttons, or straight to one of them. */
export function StoryDeck({ slides, onSeen, onReact }: StoryDeckProps) {
  const t = useStoryT()
  const { track, place, go, onScroll, onKeyDown } = useDeck({ ids: slides.map(({ id }) => id), onSeen })
  const count = slides.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a shorter way for what its buttons do.
    <div role="group" aria-label={t('story.slides')} onKeyDown={onKeyDown}>
      {/* Focusable, so that the arrows work without going through its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard. */}
      <ol className="story-track" ref={track} onScroll={onScroll} tabIndex={0} aria-label={t('story.slides')}>
        {slides.map((slide, index) => (
          <li key={slide.id} className="story-slide" inert={index !== place}>
            <StoryCard slide={slide} />
            {onReact && (
              <SlideReactions
                name={slide.name}
                reaction={slide.reaction}
                onReact={(reaction) => onReact(slide.id, reaction)}
              />
            )}
          </li>
        ))}
      </ol>
      {count > 1 && (
        <div className="story-nav">
          <Turn label={t('story.previous')} path="m14 6-6 6 6 6" isEnd={place === 0} onTurn={() => go(place - 1)} />
          <div className="story-dots">
            {slides.map(({ id, name }, index) => (
              <button
                key={id}
                type="button"
                className="story-dot"
                aria-label={t('story.goTo', { place: index + 1, name })}
                aria-current={index === place ? 'step' : undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <Turn label={t('story.next')} path="m10 6 6 6-6 6" isEnd={place === count - 1} onTurn={() => go(place + 1)} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {t('story.place', { place: place + 1, count, name: slides[place]?.name ?? '' })}
      </p>
    </div>
  )
}
