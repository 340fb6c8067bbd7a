/** What people may be brought in from, and what a sample comes as. */
export const importFormats = ['csv', 'xls', 'xlsx'] as const
