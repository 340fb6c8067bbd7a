/** What is said of one record of the catalogue in a list of them. */
export const words = {
  'record.edit': 'Edit',
  'record.duplicate': 'Duplicate',
  'record.remove': 'Remove',
  'record.moreFor': 'More for {{name}}',
  'record.languages': 'Languages',
  'record.complete': 'Complete',
  'record.missing': 'Missing: {{languages}}',
  'record.changed': 'Changed',
} as const
