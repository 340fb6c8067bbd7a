/** What of the catalogue is used elsewhere. */
export const usedKinds = ['dimension', 'situation', 'module', 'option', 'slide'] as const
export type UsedKind = (typeof usedKinds)[number]

/** And what it is used by. */
export const usingKinds = [
  'survey',
  'module',
  'template',
  'job_template',
  'situation',
  'interpretation',
  'guide',
  'note',
  'transaction',
  'company',
] as const
export type UsingKind = (typeof usingKinds)[number]
