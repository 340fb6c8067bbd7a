import { testStep } from '@catchpitch/contract/respondent/test-step'
import { lazy, Suspense } from 'react'
import { addWords } from '../../../i18n/translator.ts'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { patiently } from '../patiently.ts'
import { besideSlides } from './pitch-facts.tsx'
import { useStory } from './use-story.ts'

async function load() {
  const words = import('./story-words.ts').then(({ storyWords }) => addWords(storyWords))
  const [{ Story }] = await Promise.all([import('./story.tsx'), words])
  return { default: Story }
}

/** The first screen waits for none of it: it can be read, and answered, before the pitch is here. */
export const Story = lazy(() => patiently(load))

type StoryPlaceProps = {
  snapshot: SurveySnapshot
  /** To where one says whether one would like to take part; null: that is said, and the pitch waits to be asked for. */
  onSkip: (() => void) | null
}

/** Most of it is fetched only where a company has something to show. The first screen says by itself what the job is. */
function OwnStory({ snapshot: { content, kept, view }, onSkip }: StoryPlaceProps) {
  const { story, ...deeds } = useStory(kept.token)
  const beside = onSkip === null && story ? besideSlides(story) : null
  if (!story || (story.slides.length === 0 && !beside)) return null
  return (
    <Suspense fallback={null}>
      <Story
        company={content.company}
        story={story}
        beside={beside}
        // With the survey all that could be said about it is over, too.
        deeds={view.step === testStep.done ? null : deeds}
        onSkip={onSkip}
        isClosed={onSkip === null}
      />
    </Suspense>
  )
}

/** Where the company's pitch stands, if it has one. Staff who look at a survey have no key to it, and see none. */
export function StoryPlace(props: StoryPlaceProps) {
  return props.snapshot.kept.token === '' ? null : <OwnStory {...props} />
}
