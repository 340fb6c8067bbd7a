/** What can be taken away of people who have completed surveys. The numbers stand in the database. */
export const exportKind = { results: 1, organic: 2, dynamic: 3 } as const
export type ExportKind = keyof typeof exportKind
export const exportKinds = ['results', 'organic', 'dynamic'] as const satisfies ExportKind[]

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How far an export is. The numbers stand in the database. */
export const exportState = { waiting: 0, running: 1, done: 2, failed: 3 } as const
export type ExportState = keyof typeof exportState
export const exportStates = ['waiting', 'running', 'done', 'failed'] as const satisfies ExportState[]

/** Who it is, which every file begins with, and where they answered. */
const person = ['code', 'name', 'email', 'survey'] as const

/**
 * What a file can tell, in the order in which it does. `results`: a line for each person. `organic`: a line for each
 * statement. `dynamic`: a line for each situation that somebody answered.
 */
export const columnsOfExport = {
  results: [
    ...person,
    'status',
    'decided_at',
    'completed_at',
    'situations',
    'basis',
    'feeling_place',
    'control_place',
    'alignment',
    'shades',
    'events',
    'is_repeat',
  ],
  organic: [
    ...person,
    'completed_at',
    'situation',
    'topic',
    'rank',
    'statement',
    'feeling',
    'control',
    'parameter',
    'shade',
  ],
  dynamic: [
    ...person,
    'completed_at',
    'situation',
    'statements',
    'feeling_place',
    'control_place',
    'alignment',
    'shades',
  ],
} as const satisfies Record<ExportKind, readonly string[]>

/** What a column holds, by which it is shown: `share` in percent, `moment` in Kuala Lumpur's time. */
export const columnStyles = ['text', 'whole', 'number', 'share', 'moment'] as const
export type ColumnStyle = (typeof columnStyles)[number]

export type ExportColumn = (typeof columnsOfExport)[ExportKind][number]

export const exportColumns = [...new Set(Object.values(columnsOfExport).flat())]

/**
 * `people`: chosen one by one, more than that is what filters are for. `shown`: named before they are taken away.
 * `printed`: so many fit on paper that somebody reads.
 * `unfinished`: so many of one person may wait at a time. `kept_hours`: how long the file can be fetched.
 */
export const exportLimits = { people: 1000, shown: 100, printed: 250, unfinished: 5, kept_hours: 24 } as const
