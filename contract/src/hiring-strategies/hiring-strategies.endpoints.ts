import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { hiringStrategyForm } from './hiring-strategy-form.ts'

const viewing = staff('catalog.view')
const editing = staff('catalog.edit')
const named = z.object({ id })

const listed = z.object({
  id,
  /** In the reader's language. */
  name: z.string(),
  steps: z.int(),
  /** The languages that something of it is not written in yet. */
  missing: z.array(z.enum(languages)),
  updated_at: z.iso.datetime(),
  archived_at: z.iso.datetime().nullable(),
})

const whole = z.object({
  id,
  name: storedTexts,
  description: storedTexts,
  steps: z.array(z.object({ name: storedTexts, description: storedTexts })),
  version: z.int(),
  updated_at: z.iso.datetime(),
  archived_at: z.iso.datetime().nullable(),
})

const step = z.object({ name: z.string(), description: z.string() })
const ordered = z.object({ id, name: z.string(), steps: z.int() })

export const listHiringStrategies = endpoint({
  method: 'GET',
  path: '/admin/hiring-strategy',
  access: viewing,
  summary: 'Ways of hiring that companies can pick from, a page at a time; archived ones only when asked for.',
  list: listQuery({
    order: ['position', 'name', 'updated_at'],
    filter: { state: z.enum(['current', 'archived']) },
  }),
  reply: z.array(listed),
})

export const createHiringStrategy = endpoint({
  method: 'POST',
  path: '/admin/hiring-strategy',
  access: editing,
  summary: 'Add a way of hiring, behind those that are there.',
  body: hiringStrategyForm,
  reply: whole,
})

export const getHiringStrategy = endpoint({
  method: 'GET',
  path: '/admin/hiring-strategy/{id}',
  access: viewing,
  summary: 'One way of hiring, with its steps, in all languages.',
  params: named,
  reply: whole,
})

export const updateHiringStrategy = endpoint({
  method: 'PUT',
  path: '/admin/hiring-strategy/{id}',
  access: editing,
  summary: 'Change a way of hiring; surveys that have picked it keep what they picked.',
  params: named,
  body: hiringStrategyForm.extend({ version: z.int() }),
  reply: whole,
})

export const archiveHiringStrategy = endpoint({
  method: 'DELETE',
  path: '/admin/hiring-strategy/{id}',
  access: editing,
  summary: 'Archive a way of hiring: it is no longer offered, and stays with the surveys that have picked it.',
  params: named,
  reply: z.null(),
})

export const changeHiringStrategies = endpoint({
  method: 'POST',
  path: '/admin/hiring-strategy/bulk',
  access: editing,
  summary: 'Archive or restore several ways of hiring.',
  body: z.object({ action: z.enum(['archive', 'restore']), ids: z.array(id).min(1).max(limits.list.per_page) }),
  reply: z.object({ changed: z.int() }),
})

export const duplicateHiringStrategy = endpoint({
  method: 'POST',
  path: '/admin/hiring-strategy/{id}/duplicate',
  access: editing,
  summary: 'Copy a way of hiring, to begin another with.',
  params: named,
  reply: whole,
})

export const getHiringSequence = endpoint({
  method: 'GET',
  path: '/admin/hiring-strategy/sequence',
  access: viewing,
  summary: 'The ways of hiring in the order in which companies are offered them.',
  reply: z.array(ordered),
})

export const saveHiringSequence = endpoint({
  method: 'PUT',
  path: '/admin/hiring-strategy/sequence',
  access: editing,
  summary: 'Bring ways of hiring into another order. Those that are not named keep their places.',
  refusals: ['record.missing'],
  body: z.object({ ids: z.array(id).min(1).max(limits.sequence.max) }),
  reply: z.array(ordered),
})

export const listSelectedStrategies = endpoint({
  method: 'GET',
  path: '/admin/hiring-strategy/selected',
  access: viewing,
  summary: 'What companies are offered now, with its steps; the first is what a new survey begins with.',
  reply: z.array(
    z.object({ id, name: z.string(), description: z.string(), steps: z.array(step), is_first: z.boolean() }),
  ),
})
