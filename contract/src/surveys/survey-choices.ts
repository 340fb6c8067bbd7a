/** Why somebody is looked for. The numbers are the specification's and stand in the database. */
export const hireType = { new_position: 1, replacement: 2, part_time: 3 } as const
export const hireTypes = ['new_position', 'replacement', 'part_time'] as const satisfies (keyof typeof hireType)[]

/** What is recorded while somebody answers a survey. */
export const integrityPolicy = { events_and_snapshots: 1, events: 2, none: 3 } as const
export const integrityPolicies = [
  'events_and_snapshots',
  'events',
  'none',
] as const satisfies (keyof typeof integrityPolicy)[]

/** The pages of one survey, in the specification's order. */
export const surveyTabs = ['overview', 'purpose', 'pipeline', 'result', 'screening', 'invite'] as const
