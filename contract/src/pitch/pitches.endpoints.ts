import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { anySlideKind, anySlideType } from '../slides/slide.ts'
import { videoSites } from '../videos/video-link.ts'
import { pitchChoice } from './pitch-choice.ts'
import { pitchForm } from './pitch-form.ts'

const viewing = company('survey.view')
const editing = company('pitch.edit')

const allocated = z.object({
  id,
  type: anySlideType,
  kind: anySlideKind,
  name: storedTexts,
  body: storedTexts,
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  picture_text: storedTexts,
  video: z.string(),
  embed: z.object({ site: z.enum(videoSites), url: z.string() }).nullable(),
  /** Whether the company shows it. */
  is_shown: z.boolean(),
})

export const listAllocatedSlides = endpoint({
  method: 'GET',
  path: '/allocated-admin-sliders',
  access: viewing,
  summary: "The platform's slides that the company may show, and which of them it does.",
  reply: z.array(allocated),
})

export const showAllocatedSlides = endpoint({
  method: 'POST',
  path: '/save-admin-sliders',
  access: editing,
  summary: "Say which of the platform's slides the company shows, all of them at once.",
  body: z.object({ slide_ids: z.array(id).max(limits.sequence.max) }),
  reply: z.array(allocated),
})

const pitch = z.object({
  /** Zero: No Slider. Null: all that the company shows. */
  id: pitchChoice,
  name: z.string(),
  /** Of those two nobody changes anything. */
  version: z.int(),
  /** What it shows, in its order, by the titles that the reader understands. */
  slides: z.array(z.object({ id, name: z.string() })),
  /** How many surveys show it. */
  surveys: z.int(),
})

export const listPitches = endpoint({
  method: 'GET',
  path: '/admin-sliders',
  access: viewing,
  summary: 'What a survey can show of the company: No Slider, all of its slides, or one of its pitches.',
  reply: z.array(pitch),
})

export const savePitch = endpoint({
  method: 'POST',
  path: '/save-slider-group',
  access: editing,
  summary: "Make a pitch of some of the company's and the platform's slides, or change which slides one shows.",
  refusals: ['pitches.full'],
  body: pitchForm,
  reply: pitch,
})

export const sortPitch = endpoint({
  method: 'PUT',
  path: '/slider-menu-order',
  access: editing,
  summary: 'Bring the chapters of one pitch into another order.',
  body: z.object({ id, version: z.int(), slide_ids: pitchForm.shape.slide_ids }),
  reply: pitch,
})

export const removePitch = endpoint({
  method: 'DELETE',
  path: '/admin-sliders/{id}',
  access: editing,
  summary: 'Remove a pitch that no survey shows. Its slides stay.',
  refusals: ['pitch.used'],
  params: z.object({ id }),
  reply: z.null(),
})
