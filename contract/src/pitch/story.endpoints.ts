import { z } from 'zod'
import { invited, respondent, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { pitchFacts } from './pitch-facts.ts'
import { shownSlide } from './shown-slide.ts'
import { slideReactions } from './slide-reactions.ts'

const named = z.object({ id })
const reaction = z.enum(slideReactions).nullable()

const storySlide = shownSlide.extend({
  id,
  /** What I said of it. */
  reaction,
})

const story = z.object({
  ...pitchFacts.shape,
  slides: z.array(storySlide),
  /** My own question, and what the company answers, once it has. */
  asked: z.object({ question: z.string(), answer: z.string().nullable() }).nullable(),
  /** What others asked and the company has answered for all, the latest first. */
  answered: z.array(z.object({ id, question: z.string(), answer: z.string() })),
})

export const getStory = endpoint({
  method: 'GET',
  path: '/user-sliders',
  access: respondent(),
  summary:
    "The company's pitch before my survey, in my language: the job, how it hires and its slides, with what I said of them and what it has answered.",
  reply: story,
})

export const listOwnPitches = endpoint({
  method: 'GET',
  path: '/surveys/pitches',
  access: signedIn(),
  summary: 'Those of my invitations, among the ones that I have taken up, whose survey shows a pitch now.',
  reply: z.array(id),
})

export const getOwnPitch = endpoint({
  method: 'GET',
  path: '/surveys/{id}/pitch',
  access: invited(),
  summary: 'The pitch of a survey that I am invited to, to be looked at again whenever I like. Nothing is counted.',
  params: named,
  reply: story.extend({ company: z.string(), name: z.string() }),
})

export const noteSlideSeen = endpoint({
  method: 'POST',
  path: '/user-sliders/{id}/seen',
  access: respondent(),
  summary: 'Note that I have a slide before me; the company sees how many had, and where people left, without names.',
  refusals: ['test.elsewhere', 'test.closed'],
  params: named,
  reply: z.null(),
})

export const reactToSlide = endpoint({
  method: 'POST',
  path: '/user-sliders/{id}/reaction',
  access: respondent(),
  summary: 'Say how I take a slide, in the place of what I said before; null takes it back. The company sees no name.',
  refusals: ['test.elsewhere', 'test.closed'],
  params: named,
  body: z.object({ reaction }),
  reply: z.object({ reaction }),
})

export const askCompany = endpoint({
  method: 'POST',
  path: '/user-sliders/question',
  access: respondent(),
  summary:
    'Ask the company one thing, without my name, which it answers for all. It can be changed until it is answered.',
  refusals: ['test.elsewhere', 'test.closed', 'pitch.answered'],
  body: z.object({ question: text({ max: limits.pitch.question.max, lines: true }) }),
  reply: z.object({ question: z.string(), answer: z.string().nullable() }),
})
