/** Whom a guide is written for. The numbers stand in the database. */
export const guideAudience = { everybody: 1, companies: 2, applicants: 3, staff: 4 } as const

/** What a guide can leave open, to be filled in for whoever reads it. */
export const guidePlaceholders = ['company', 'app_name', 'support_email'] as const
export type GuidePlaceholder = (typeof guidePlaceholders)[number]
