import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { anySlideKind, anySlideType } from '../slides/slide.ts'
import { broughtVideo } from '../videos/brought-video.ts'
import { videoSites } from '../videos/video-link.ts'
import { pitchSlideForm } from './pitch-slide.ts'
import { pitchTopics } from './pitch-topics.ts'

const viewing = company('survey.view')
const editing = company('pitch.edit')
const named = z.object({ id })

const slide = z.object({
  id,
  type: anySlideType,
  kind: anySlideKind,
  topic: z.enum(pitchTopics),
  name: storedTexts,
  body: storedTexts,
  file_id: id.nullable(),
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  picture_text: storedTexts,
  video: z.string(),
  /** What the link leads to; null without one. */
  embed: z.object({ site: z.enum(videoSites), url: z.string() }).nullable(),
  video_id: id.nullable(),
  brought: broughtVideo.nullable(),
  is_drawback: z.boolean(),
  version: z.int(),
  updated_at: z.iso.datetime(),
})

export const listPitchSlides = endpoint({
  method: 'GET',
  path: '/catchers-pitch',
  access: viewing,
  summary: "The slides of the company's own, all of them, in the order in which applicants see them.",
  reply: z.array(slide),
})

export const createPitchSlide = endpoint({
  method: 'POST',
  path: '/catchers-pitch',
  access: editing,
  summary: 'Add a slide to the pitch, behind those that are there.',
  refusals: ['pitch.full'],
  body: pitchSlideForm,
  reply: slide,
})

export const getPitchSlide = endpoint({
  method: 'GET',
  path: '/catchers-pitch/{id}',
  access: viewing,
  summary: "One slide of the company's pitch.",
  params: named,
  reply: slide,
})

export const updatePitchSlide = endpoint({
  method: 'PUT',
  path: '/catchers-pitch/{id}',
  access: editing,
  summary: 'Change a slide of the pitch.',
  params: named,
  body: pitchSlideForm.safeExtend({ version: z.int() }),
  reply: slide,
})

export const removePitchSlide = endpoint({
  method: 'DELETE',
  path: '/catchers-pitch/{id}',
  access: editing,
  summary: 'Take a slide out of the pitch. It can be put back.',
  params: named,
  reply: z.null(),
})

export const restorePitchSlide = endpoint({
  method: 'POST',
  path: '/catchers-pitch/{id}/restore',
  access: editing,
  summary: 'Put a slide that was removed back to its place.',
  refusals: ['pitch.full'],
  params: named,
  reply: slide,
})

export const sortPitchSlides = endpoint({
  method: 'PUT',
  path: '/catchers-pitch/sequence',
  access: editing,
  summary: 'Bring the slides into another order. Those that are not named keep their places.',
  body: z.object({ ids: z.array(id).min(1).max(limits.pitch.slides.max) }),
  reply: z.array(slide),
})

export const uploadPitchPicture = endpoint({
  method: 'POST',
  path: '/catchers-pitch/picture',
  access: editing,
  summary: 'Bring a picture for a slide, scaled down and drawn anew; it goes again if no slide takes it within a day.',
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  reply: z.object({ file_id: id, picture: z.string() }),
})
