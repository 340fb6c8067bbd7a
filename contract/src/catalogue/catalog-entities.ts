import { guidePlaceholders } from '../guides/guide-placeholders.ts'
import { limits } from '../limits.ts'
import { optionLists } from '../options/option-lists.ts'
import { catalogEntity } from './catalog-entity.ts'
import { catalogPages } from './catalog-pages.ts'

const { description, body, situations, companies } = limits.catalogue

export const dimensions = catalogEntity({
  name: 'dimensions',
  one: 'Dimension',
  many: 'Dimensions',
  path: '/admin/dimensions',
  page: catalogPages.dimensions,
  table: 'dimensions',
  fields: { description: { kind: 'texts', max: description.max, lines: 4 } },
  list: { columns: [], filters: [] },
  actions: ['duplicate'],
})

export const interpretations = catalogEntity({
  name: 'interpretations',
  one: 'Interpretation',
  many: 'Interpretations',
  path: '/admin/interpretations',
  page: catalogPages.interpretations,
  table: 'interpretations',
  fields: {
    description: { kind: 'texts', max: description.max, lines: 6 },
    type: { kind: 'choice', of: [1, 2] },
    dimension_id: { kind: 'record', source: 'dimension' },
    quadrant: { kind: 'choice', of: [1, 2, 3, 4] },
    control: { kind: 'choice', of: [0, 1, 2, 3], null_as: 0 },
    business_size: { kind: 'choice', of: [0, 1, 2, 3, 4], null_as: 0 },
  },
  list: {
    columns: ['type', 'dimension_id', 'quadrant', 'control', 'business_size'],
    filters: ['type', 'dimension_id', 'quadrant', 'business_size'],
  },
  actions: ['duplicate'],
})

export const templates = catalogEntity({
  name: 'templates',
  one: 'Template',
  many: 'Templates',
  path: '/admin/templates',
  page: catalogPages.templates,
  table: 'templates',
  fields: {
    type: { kind: 'choice', of: [0, 1, 2] },
    body: { kind: 'rich_text', max: body.max },
    module_id: { kind: 'record', source: 'module', optional: true },
    situation_ids: { kind: 'records', source: 'situation', max: situations.max },
    industry_id: { kind: 'record', source: 'industry', optional: true },
    job_position: { kind: 'option', list: 'job_position', optional: true },
    business_size: { kind: 'choice', of: [0, 1, 2, 3, 4], null_as: 0 },
  },
  list: {
    columns: ['type', 'module_id', 'industry_id', 'job_position', 'business_size'],
    filters: ['type', 'module_id', 'industry_id'],
  },
  actions: [],
})

export const jobTemplates = catalogEntity({
  name: 'jobTemplates',
  one: 'JobTemplate',
  many: 'JobTemplates',
  path: '/admin/job-templates',
  page: catalogPages.jobTemplates,
  table: 'job_templates',
  fields: {
    type: { kind: 'choice', of: [1, 2] },
    job_position: { kind: 'option', list: 'job_position' },
    industry_id: { kind: 'record', source: 'industry', optional: true },
    supervision: { kind: 'choice', of: [1, 2, 3] },
    skills: { kind: 'texts', max: description.max, lines: 3 },
    description: { kind: 'rich_text', max: body.max },
  },
  list: { columns: ['type', 'job_position', 'industry_id', 'supervision'], filters: ['type', 'industry_id'] },
  actions: ['duplicate'],
})

export const guides = catalogEntity({
  name: 'guides',
  one: 'Guide',
  many: 'Guides',
  path: '/admin/guides',
  page: catalogPages.guides,
  table: 'guides',
  fields: {
    audience: { kind: 'choice', of: [1, 2, 3, 4] },
    industry_id: { kind: 'record', source: 'industry', optional: true },
    body: { kind: 'rich_text', max: body.max, placeholders: guidePlaceholders },
  },
  list: { columns: ['audience', 'industry_id'], filters: ['audience', 'industry_id'] },
  actions: ['duplicate'],
})

export const notes = catalogEntity({
  name: 'notes',
  one: 'Note',
  many: 'Notes',
  path: '/admin/notes',
  page: catalogPages.notes,
  table: 'notes',
  fields: {
    subject: { kind: 'subject' },
    type_id: { kind: 'record', source: 'note_type' },
    body: { kind: 'texts', max: description.max, lines: 5 },
  },
  list: { columns: ['subject', 'type_id'], filters: ['type_id'] },
  actions: [],
})

export const notices = catalogEntity({
  name: 'notices',
  one: 'Notice',
  many: 'Notices',
  path: '/admin/notices',
  page: catalogPages.notices,
  table: 'notices',
  fields: {
    body: { kind: 'rich_text', max: body.max },
    audience: { kind: 'choice', of: [1, 2, 3, 4] },
    group_ids: { kind: 'records', source: 'company', max: companies.max },
    starts_at: { kind: 'moment' },
    ends_at: { kind: 'moment', optional: true },
  },
  list: { columns: ['audience', 'starts_at', 'ends_at'], filters: ['audience'] },
  actions: [],
})

/** Every list that the product offers; three of them have pages of their own besides. */
export const options = catalogEntity({
  name: 'options',
  one: 'Option',
  many: 'OptionEntries',
  path: '/admin/options',
  page: catalogPages.options,
  table: 'options',
  fields: { list: { kind: 'choice', of: optionLists }, senior: { kind: 'flag' } },
  list: { columns: ['list', 'senior'], filters: ['list'], within: 'list' },
  actions: [],
})

export const industries = catalogEntity({
  name: 'industries',
  one: 'Industry',
  many: 'Industries',
  path: '/admin/industries',
  page: catalogPages.industries,
  table: 'options',
  part: { list: 'industry' },
  fields: {},
  list: { columns: [], filters: [] },
  actions: ['duplicate'],
})

export const noteTypes = catalogEntity({
  name: 'noteTypes',
  one: 'NoteType',
  many: 'NoteTypes',
  path: '/admin/notes-type',
  page: catalogPages.noteTypes,
  table: 'options',
  part: { list: 'note_type' },
  fields: {},
  list: { columns: [], filters: [] },
  actions: [],
})

export const transactionTypes = catalogEntity({
  name: 'transactionTypes',
  one: 'TransactionType',
  many: 'TransactionTypes',
  path: '/admin/transactions-types',
  page: catalogPages.transactionTypes,
  table: 'options',
  part: { list: 'transaction_type' },
  fields: {},
  list: { columns: [], filters: [] },
  actions: [],
})

export const catalogEntities = [
  dimensions,
  interpretations,
  templates,
  jobTemplates,
  industries,
  options,
  guides,
  notices,
  notes,
  noteTypes,
  transactionTypes,
] as const
