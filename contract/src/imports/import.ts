/** What can come in a file. The numbers stand in the database. */
export const importKind = { users: 1, admins: 2, participants: 3 } as const
export type ImportKind = keyof typeof importKind

/** People whom staff bring in. Participants belong to a survey, and its company brings them. */
export const personKinds = ['users', 'admins'] as const satisfies ImportKind[]
export type PersonKind = (typeof personKinds)[number]

/** How far an import is. The numbers stand in the database. */
export const importState = { waiting: 0, checking: 1, checked: 2, running: 3, done: 4, failed: 5 } as const
export type ImportState = keyof typeof importState

export const importStates = [
  'waiting',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
] as const satisfies ImportState[]
