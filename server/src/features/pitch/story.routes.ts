import { bind } from '#platform/http/bind'
import { listOwnPitches, showOwnPitch, showStory } from './show-story.ts'
import { askCompany, noteSeen, reactToSlide } from './tell-company.ts'

/** Applicants are promised that nobody learns who said what: the log would tell. */
const unaudited = { audit: null }

export const storyRoutes = [
  bind('getStory', async (context) => ({ data: await showStory(context, context.attempt) })),

  bind('listOwnPitches', async (context) => ({ data: await listOwnPitches(context) })),

  bind('getOwnPitch', async (context, { params }) => ({ data: await showOwnPitch(context, params.id) })),

  bind('noteSlideSeen', async (context, { params }) => {
    await noteSeen(context, params.id)
    return { data: null, ...unaudited }
  }),

  bind('reactToSlide', async (context, { params, body: { reaction } }) => {
    await reactToSlide(context, params.id, reaction)
    return { data: { reaction }, ...unaudited }
  }),

  bind('askCompany', async (context, { body }) => ({ data: await askCompany(context, body.question), ...unaudited })),
]
