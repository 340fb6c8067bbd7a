import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { listQuery } from '../list.ts'
import { testContent } from '../respondent/test.ts'
import { module, moduleForm } from './module-form.ts'
import { moduleKind, moduleKindCodes, moduleStates } from './module-kind.ts'

export const listModules = endpoint({
  method: 'GET',
  path: '/admin/modules',
  access: staff('catalog.view'),
  summary: 'The modules of the catalogue, in their order unless asked otherwise.',
  list: listQuery({
    order: ['position', 'name', 'updated_at'],
    filter: { kind: z.enum(moduleKindCodes), state: z.enum(moduleStates) },
  }),
  reply: z.array(
    z.object({
      id,
      kind: z.enum(moduleKind),
      name: z.string(),
      description: z.string(),
      situations: z.int(),
      dimensions: z.array(z.string()),
      /** The languages in which something of it is not written yet. */
      missing: z.array(z.enum(languages)),
      published_at: z.iso.datetime().nullable(),
      updated_at: z.iso.datetime(),
    }),
  ),
})

export const getModule = endpoint({
  method: 'GET',
  path: '/admin/modules/{id}',
  access: staff('catalog.view'),
  summary: 'One module with all its texts, in all languages, and its situations in order.',
  params: z.object({ id }),
  reply: module,
})

export const createModule = endpoint({
  method: 'POST',
  path: '/admin/modules',
  access: staff('catalog.edit'),
  summary: 'Put a module together. Once published it is offered to companies.',
  body: moduleForm,
  reply: module,
})

export const updateModule = endpoint({
  method: 'PUT',
  path: '/admin/modules/{id}',
  access: staff('catalog.edit'),
  summary: 'Change a module, publish it or take it back. Surveys that are published stay as they are.',
  params: z.object({ id }),
  body: moduleForm.extend({ version: z.int() }),
  reply: module,
})

export const removeModule = endpoint({
  method: 'DELETE',
  path: '/admin/modules/{id}',
  access: staff('catalog.edit'),
  summary: 'Take a module out of the catalogue. Surveys that were made from it stay as they are.',
  params: z.object({ id }),
  reply: z.null(),
})

export const duplicateModule = endpoint({
  method: 'POST',
  path: '/admin/modules/{id}/duplicate',
  access: staff('catalog.edit'),
  summary: 'Copy a module, to begin another one from it. The copy is not published.',
  params: z.object({ id }),
  reply: module,
})

export const previewModule = endpoint({
  method: 'GET',
  path: '/admin/modules/{id}/preview',
  access: staff('catalog.view'),
  summary: 'What an applicant would be asked by a survey of this module, in any language.',
  params: z.object({ id }),
  query: z.object({ language }),
  reply: testContent,
})
