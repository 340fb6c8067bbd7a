import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { milestoneForm, storyForm } from './milestone.ts'

const viewing = company('dashboard.view')
const editing = company('page.edit')
const named = z.object({ id })

const milestone = z.object({
  id,
  happened_on: z.string(),
  name: storedTexts,
  body: storedTexts,
  file_id: id.nullable(),
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  version: z.int(),
})

/** Version 0: nobody has written it yet. */
const story = z.object({ name: storedTexts, body: storedTexts, version: z.int() })

export const getIntelligenceStatus = endpoint({
  method: 'GET',
  path: '/business-intelligence/status',
  access: viewing,
  summary:
    'What the company has told of itself so far: how many milestones and pictures, and its story in which languages.',
  reply: z.object({
    milestones: z.int(),
    pictures: z.int(),
    /** Of the newest milestone; null without one. */
    last_on: z.string().nullable(),
    story: z.array(z.enum(languages)),
  }),
})

export const getCompanyStory = endpoint({
  method: 'GET',
  path: '/business-intelligence/content',
  access: viewing,
  summary: 'What the company says of itself, in every language in which it does.',
  reply: story,
})

export const updateCompanyStory = endpoint({
  method: 'PUT',
  path: '/business-intelligence/content',
  access: editing,
  summary: 'Change what the company says of itself.',
  body: storyForm.safeExtend({ version: z.int() }),
  reply: story,
})

export const listMilestones = endpoint({
  method: 'GET',
  path: '/business-intelligence/milestones',
  access: viewing,
  summary: "The company's milestones, all of them, the newest first.",
  reply: z.array(milestone),
})

export const createMilestone = endpoint({
  method: 'POST',
  path: '/business-intelligence/milestones',
  access: editing,
  summary: 'Add a milestone.',
  refusals: ['milestones.full'],
  body: milestoneForm,
  reply: milestone,
})

export const updateMilestone = endpoint({
  method: 'PUT',
  path: '/business-intelligence/milestones/{id}',
  access: editing,
  summary: 'Change a milestone.',
  params: named,
  body: milestoneForm.safeExtend({ version: z.int() }),
  reply: milestone,
})

export const removeMilestone = endpoint({
  method: 'DELETE',
  path: '/business-intelligence/milestones/{id}',
  access: editing,
  summary: 'Remove a milestone and its picture, for good.',
  params: named,
  reply: z.null(),
})

export const uploadMilestonePicture = endpoint({
  method: 'POST',
  path: '/business-intelligence/images',
  access: editing,
  summary: 'Bring a picture for a milestone, scaled down and drawn anew; it goes again if none takes it within a day.',
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  reply: z.object({ file_id: id, picture: z.string() }),
})
