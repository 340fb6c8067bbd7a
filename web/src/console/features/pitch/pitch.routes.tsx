import { pitchTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { pitchWords, slidesWords } from '../../pitch-words.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, recordWords, withWords } from '../../words.ts'

const words = [listWords, recordWords, slidesWords, pitchWords]
const editorWords = [...words, formWords]

const pitchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/catchers-pitch',
  beforeLoad: requireWord('survey.view'),
  staticData: {
    entry: { label: 'ownPitch.title', icon: 'slides', group: 'side', rank: 5, offered: 'survey.view' },
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./pitch-page.tsx')),
    'PitchPage',
  ),
})

/** What a new slide begins with: a question that applicants ask, or what is hard about the job. */
type Beginning = { topic?: string | undefined; drawback?: 'yes' | undefined }

const createPitchSlideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/catchers-pitch/create',
  validateSearch: ({ topic, drawback }: Beginning & SearchSchemaInput) => ({
    topic: pitchTopics.find((known) => known === topic),
    drawback: drawback === 'yes' ? drawback : undefined,
  }),
  beforeLoad: requireWord('pitch.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./pitch-slide-pages.tsx')),
    'CreatePitchSlidePage',
  ),
})

const editPitchSlideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/catchers-pitch/$id/edit',
  beforeLoad: requireWord('pitch.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./pitch-slide-pages.tsx')),
    'EditPitchSlidePage',
  ),
})

const pitchSequenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/catchers-pitch/sequence',
  beforeLoad: requireWord('pitch.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./pitch-sequence-page.tsx')),
    'PitchSequencePage',
  ),
})

export const pitchRoutes = [pitchRoute, createPitchSlideRoute, editPitchSlideRoute, pitchSequenceRoute]
