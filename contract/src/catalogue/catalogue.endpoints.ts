import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { templateType } from '../modules/template-type.ts'
import { catalogEndpoints } from './catalog-endpoints.ts'
import * as entities from './catalog-entities.ts'
import { catalogSources } from './catalog-field.ts'

const listCatalogChoices = endpoint({
  method: 'GET',
  path: '/admin/choices/{source}',
  access: staff('catalog.view'),
  summary: 'What an entry of the catalogue can point at, by what somebody types of its name.',
  params: z.object({ source: z.enum(catalogSources) }),
  query: z.object({ keyword: text({ max: limits.keyword.max, min: 0 }).default('') }),
  reply: z.array(z.object({ id, name: z.string() })),
})

const listTemplateTypes = endpoint({
  method: 'GET',
  path: '/admin/template-types',
  access: staff('catalog.view'),
  summary: 'The types that a template can be of.',
  reply: z.array(z.object({ id: z.enum(templateType), name: z.string() })),
})

/** The calls of the catalogue, most of them from what the entities say. */
export const catalogueEndpoints = {
  listCatalogChoices,
  listTemplateTypes,
  ...catalogEndpoints(entities.dimensions),
  ...catalogEndpoints(entities.interpretations),
  ...catalogEndpoints(entities.templates),
  ...catalogEndpoints(entities.jobTemplates),
  ...catalogEndpoints(entities.guides),
  ...catalogEndpoints(entities.notices),
  ...catalogEndpoints(entities.notes),
  ...catalogEndpoints(entities.noteTypes),
  ...catalogEndpoints(entities.industries),
  ...catalogEndpoints(entities.options),
  ...catalogEndpoints(entities.transactionTypes),
}
