import { type SlideReaction, slideReactions } from '@catchpitch/contract/pitch/slide-reactions'
import { Icon } from '../../../ui/icon.tsx'
import { useStoryT } from './story-words.ts'

const signs: Readonly<Record<SlideReaction, string>> = {
  helpful: 'M7 11v9H4v-9zm0 0 4-7c1.5 0 2.4 1.1 2 2.6L12.300 10H18a2 2 0 0 1 2 2.400l-1.200 6A2 2 0 0 1 16.800 20H7',
  exciting: 'M12 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4',
  not_for_me: 'M5 12h14',
}

type SlideReactionsProps = {
  name: string
  reaction: SlideReaction | null
  onReact: (reaction: SlideReaction | null) => void
}

/** What one makes of a slide, by one press; a second one takes it back. */
export function SlideReactions({ name, reaction, onReact }: SlideReactionsProps) {
  const t = useStoryT()
  return (
    <div className="story-reactions" role="group" aria-label={t('story.reactTo', { name })}>
      {slideReactions.map((one) => (
        <button
          key={one}
          type="button"
          className="story-reaction"
          aria-pressed={reaction === one}
          onClick={() => onReact(reaction === one ? null : one)}
        >
          <Icon size={18}>
            <path d={signs[one]} />
          </Icon>
          {t(`story.reaction.${one}`)}
        </button>
      ))}
    </div>
  )
}
