import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { videoSites } from '../videos/video-link.ts'
import { anySlideKind, anySlideType, slideForm } from './slide.ts'

const viewing = staff('catalog.view')
const editing = staff('catalog.edit')
const named = z.object({ id })

const type = anySlideType
const kind = anySlideKind
/** Filters are written as text. */
const fromText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(Number, schema)

const listed = z.object({
  id,
  type,
  kind,
  /** In the reader's language. */
  name: z.string(),
  /** Of how many companies may show it. */
  groups: z.int(),
  missing: z.array(z.enum(languages)),
  updated_at: z.iso.datetime(),
  archived_at: z.iso.datetime().nullable(),
})

const whole = z.object({
  id,
  type,
  kind,
  name: storedTexts,
  body: storedTexts,
  file_id: id.nullable(),
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  picture_text: storedTexts,
  video: z.string(),
  /** What the link leads to; null without one. */
  embed: z.object({ site: z.enum(videoSites), url: z.string() }).nullable(),
  groups: z.array(z.object({ id, name: z.string() })),
  version: z.int(),
  updated_at: z.iso.datetime(),
  archived_at: z.iso.datetime().nullable(),
})

const ordered = z.object({ id, type, kind, name: z.string() })

export const listAdminSlides = endpoint({
  method: 'GET',
  path: '/admin/admin-sliders',
  access: viewing,
  summary: "The platform's own slides for companies' pitches, a page at a time; archived ones only when asked for.",
  list: listQuery({
    order: ['position', 'name', 'updated_at'],
    filter: { state: z.enum(['current', 'archived']), type: fromText(type), kind: fromText(kind) },
  }),
  reply: z.array(listed),
})

export const createAdminSlide = endpoint({
  method: 'POST',
  path: '/admin/admin-sliders',
  access: editing,
  summary: 'Add a slide, behind those that are there. No company shows it before it is allocated.',
  body: slideForm,
  reply: whole,
})

export const getAdminSlide = endpoint({
  method: 'GET',
  path: '/admin/admin-sliders/{id}',
  access: viewing,
  summary: 'One slide in all languages, with the companies that may show it.',
  params: named,
  reply: whole,
})

export const updateAdminSlide = endpoint({
  method: 'PUT',
  path: '/admin/admin-sliders/{id}',
  access: editing,
  summary: 'Change a slide, wherever it is shown.',
  params: named,
  body: slideForm.safeExtend({ version: z.int() }),
  reply: whole,
})

export const archiveAdminSlide = endpoint({
  method: 'DELETE',
  path: '/admin/admin-sliders/{id}',
  access: editing,
  summary: 'Archive a slide: no pitch shows it any more, until it is restored.',
  params: named,
  reply: z.null(),
})

export const changeAdminSlides = endpoint({
  method: 'POST',
  path: '/admin/admin-sliders/bulk',
  access: editing,
  summary: 'Archive or restore several slides.',
  body: z.object({ action: z.enum(['archive', 'restore']), ids: z.array(id).min(1).max(limits.list.per_page) }),
  reply: z.object({ changed: z.int() }),
})

export const getSlideSequence = endpoint({
  method: 'GET',
  path: '/admin/admin-sliders/sequence',
  access: viewing,
  summary: 'The slides in the order in which companies are offered them.',
  reply: z.array(ordered),
})

export const saveSlideSequence = endpoint({
  method: 'PUT',
  path: '/admin/admin-sliders/sequence',
  access: editing,
  summary: 'Bring slides into another order. Those that are not named keep their places.',
  refusals: ['record.missing'],
  body: z.object({ ids: z.array(id).min(1).max(limits.sequence.max) }),
  reply: z.array(ordered),
})

export const allocateSlide = endpoint({
  method: 'PUT',
  path: '/admin/admin-sliders/{id}/groups',
  access: editing,
  summary: 'Say which companies may show a slide, all of them at once.',
  params: named,
  body: z.object({ group_ids: z.array(id).max(limits.slide.groups.max) }),
  reply: z.array(z.object({ id, name: z.string() })),
})

export const uploadSlidePicture = endpoint({
  method: 'POST',
  path: '/admin/admin-sliders/picture',
  access: editing,
  summary: 'Bring a picture for a slide, scaled down and drawn anew; it goes again if no slide takes it within a day.',
  refusals: ['input.invalid'],
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  reply: z.object({ file_id: id, picture: z.string() }),
})
