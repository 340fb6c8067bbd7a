/** What can be read of one person, and said about them. The first has no word of its own in the address. */
export const reportTabs = [
  { key: undefined, label: 'reports.statements' },
  { key: 'results', label: 'reports.results' },
  { key: 'integrity', label: 'reports.integrity' },
  { key: 'team', label: 'reports.team' },
  { key: 'guide', label: 'reports.guide' },
] as const

export type ReportTab = (typeof reportTabs)[number]['key']
