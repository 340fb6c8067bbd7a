/**
 * Where the pages of each kind of entry are, in the order of the navigation. It stands apart from the definitions: routes
 * come with the sign-in page, which must not bring every schema along.
 */
export const catalogPages = {
  dimensions: '/admin/dimension',
  interpretations: '/admin/interpretations',
  templates: '/admin/templates',
  jobTemplates: '/admin/job-template',
  guides: '/admin/guides',
  industries: '/admin/industries',
  options: '/admin/options',
  notices: '/admin/notices',
  notes: '/admin/notes',
  noteTypes: '/admin/notes-type',
  transactionTypes: '/admin/transactions-types',
} as const
export type CatalogName = keyof typeof catalogPages
