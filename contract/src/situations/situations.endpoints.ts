import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { listQuery } from '../list.ts'
import { quadrantCount, situation, situationForm } from './situation-form.ts'

/** As a list tells it, in the reader's language. */
const listed = z.object({
  id,
  name: z.string(),
  topic: z.string(),
  dimension: z.object({ id, name: z.string() }),
  /** The languages in which something of it is not written yet. */
  missing: z.array(z.enum(languages)),
  /** How many modules ask it. */
  modules: z.int(),
  updated_at: z.iso.datetime(),
})

export const listSituations = endpoint({
  method: 'GET',
  path: '/admin/situations',
  access: staff('catalog.view'),
  summary: 'The situations of the catalogue, in their order unless asked otherwise.',
  list: listQuery({ order: ['position', 'name', 'updated_at'], filter: { dimension: id } }),
  reply: z.array(listed),
})

export const getSituation = endpoint({
  method: 'GET',
  path: '/admin/situations/{id}',
  access: staff('catalog.view'),
  summary: 'One situation with all its texts, in all languages.',
  params: z.object({ id }),
  reply: situation,
})

export const createSituation = endpoint({
  method: 'POST',
  path: '/admin/situations',
  access: staff('catalog.edit'),
  summary: 'Write a situation. All four quadrants must be filled.',
  body: situationForm,
  reply: situation,
})

export const updateSituation = endpoint({
  method: 'PUT',
  path: '/admin/situations/{id}',
  access: staff('catalog.edit'),
  summary: 'Change a situation. Surveys that are published keep asking it as it was.',
  params: z.object({ id }),
  body: situationForm.extend({ version: z.int() }),
  reply: situation,
})

export const removeSituation = endpoint({
  method: 'DELETE',
  path: '/admin/situations/{id}',
  access: staff('catalog.edit'),
  summary: 'Take a situation that no module or template asks any more out of the catalogue.',
  refusals: ['situation.used'],
  params: z.object({ id }),
  reply: z.null(),
})

export const duplicateSituation = endpoint({
  method: 'POST',
  path: '/admin/situations/{id}/duplicate',
  access: staff('catalog.edit'),
  summary: 'Copy a situation, to begin another one from it.',
  params: z.object({ id }),
  reply: situation,
})

/** What can be picked; `except` leaves out what has been picked already. */
const pickable = listQuery({ order: ['position', 'name'], filter: { dimension: id, except: id } })

export const listPickableSituations = endpoint({
  method: 'GET',
  path: '/admin/situations/list',
  access: staff('catalog.view'),
  summary: 'Situations to pick from, without those that are picked already.',
  list: pickable,
  reply: z.array(listed.pick({ id: true, name: true, topic: true, dimension: true })),
})

export const listSampleStatements = endpoint({
  method: 'GET',
  path: '/admin/situations/statements-list',
  access: staff('catalog.view'),
  summary: 'The sample statements of each situation.',
  list: pickable,
  reply: z.array(listed.pick({ id: true, name: true }).extend({ statements: z.array(z.string()) })),
})

export const listParameters = endpoint({
  method: 'GET',
  path: '/admin/situations/parameters',
  access: staff('catalog.view'),
  summary: 'What the four quadrants of each situation are called.',
  list: pickable,
  reply: z.array(
    listed.pick({ id: true, name: true }).extend({ parameters: z.array(z.string()).length(quadrantCount) }),
  ),
})

export const listTextsInSurvey = endpoint({
  method: 'GET',
  path: '/admin/situations/text-display-in-survey',
  access: staff('catalog.view'),
  summary: 'The text of each situation as applicants read it.',
  list: pickable,
  reply: z.array(listed.pick({ id: true, name: true }).extend({ text: z.string() })),
})

export const listSituationalTopics = endpoint({
  method: 'GET',
  path: '/admin/situations/situational-topics',
  access: staff('catalog.view'),
  summary: 'The topic of each situation.',
  list: pickable,
  reply: z.array(listed.pick({ id: true, topic: true })),
})

export const listDimensionChoices = endpoint({
  method: 'GET',
  path: '/admin/situations/dimensions',
  access: staff('catalog.view'),
  summary: 'The dimensions that a situation can look through, by id and name, in their order.',
  reply: z.array(z.object({ id, name: z.string() })),
})

export const listShades = endpoint({
  method: 'GET',
  path: '/admin/shades',
  access: staff('catalog.view'),
  summary: 'The twelve shades: which quadrant each belongs to, and how much control it means.',
  reply: z.array(
    z.object({
      id: z.int(),
      quadrant: z.int(),
      important: z.boolean(),
      positive: z.boolean(),
      control: z.enum(['much', 'some', 'none']),
    }),
  ),
})
