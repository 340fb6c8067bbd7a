/** Modals that the specification names without quoting what they are called. */
const modals = [
  'company selection modal',
  'column selection modal',
  'summary survey modal',
  'timeline modal',
  'good-to-know modal',
  'no internet modal',
  'no internet sheet while a survey is taken',
  'warning modal',
  'add slider modal',
] as const

/** What an applicant goes through that has no address of its own, or shares one. */
const respondentScreens = [
  'survey description',
  'job that is applied for',
  'instructions and things to remember',
  'camera check',
  'camera snapshots',
  'short questions',
  'input method',
  'topic writing',
  'statement ranking',
  'statement rating',
  'rating by a sequence',
  'statement control',
  'audio recording',
  'images',
  'video links',
  'comparison of situations',
  'completion messages',
  'decline options',
] as const

/** Further pieces of screens that are described and not quoted. */
const pieces = [
  'template suggestions',
  'features list of root users',
  'chat widget',
  'impersonation banner',
  'end of an idle impersonation',
  'survey expiry countdown',
  'cover photo',
  '2D map',
] as const

/** What people see that is neither a page nor a sentence. */
export const parts = [...modals, ...respondentScreens, ...pieces] as const

export type PartName = (typeof parts)[number]
