/** What of people's reports a link shows, also its path: what they wrote, what it comes to, or both. The numbers stand in the database. */
export const reportLinkKind = { organic: 1, dynamic: 2, export: 3 } as const
export type ReportLinkKind = keyof typeof reportLinkKind
export const reportLinkKinds = ['organic', 'dynamic', 'export'] as const satisfies ReportLinkKind[]

/** For how many days a link can hold. */
export const reportLinkDays = [1, 7, 30] as const

/** `people`: in one link, all of one survey. */
export const reportLinkLimits = { people: 20, opening: { max: 60, window_s: 60 } } as const
